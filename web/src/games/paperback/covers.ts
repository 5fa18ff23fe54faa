/** Covers of our own for the books: what each is painted with, on a field of 60 × 78. */

export interface Cover {
  /** The class that colours it. */
  tone: string;
  /** The sky or wall behind, then what stands before it, then what shines. */
  far: string;
  near: string;
  light: string;
}

/** A romance at sea, a street at night, a rocket, a house on a hill; by the printed cost. */
const COVERS: Record<string, Cover> = {
  '5': {
    tone: 'romance',
    far: 'M0 52C10 47 18 56 30 51S50 56 60 50V78H0ZM0 62C12 57 22 66 34 61S52 66 60 61V78H0Z',
    near: 'M30 49C16 39 15 26 22 24C26 23 29 26 30 29C31 26 34 23 38 24C45 26 44 39 30 49Z',
    light: 'M30 10a9 9 0 110 18 9 9 0 010-18zM8 66h14v1.500H8zM30 70h20v1.500H30z',
  },
  '8': {
    tone: 'crime',
    far: 'M0 78V30H12V22H22V36H30V26H44V40H50V32H60V78Z',
    near: 'M14 78C14 66 18 60 25 58C21 54 21 48 23 46L17 45C17 43 22 42 23 41L25 34C28 32 33 32 35 34L37 41C38 42 43 43 43 45L37 46C39 48 39 54 35 58C42 60 46 66 46 78Z',
    light: 'M50 78V20H47L51 12L55 20H53V78ZM4 36h3v4H4zM15 28h3v4h-3zM34 30h3v4h-3z',
  },
  '11': {
    tone: 'space',
    far: 'M42 60a15 15 0 110 .1zM2 62C16 70 44 66 60 46L60 50C46 70 16 74 0 66Z',
    near: 'M33 8C41 17 42 31 38 43H28C24 31 25 17 33 8ZM27 36L20 48L28 45ZM39 36L46 48L38 45ZM33 22a4 4 0 110 8 4 4 0 010-8z',
    light:
      'M30 46H36L33 58ZM10 14l1 3 3 1-3 1-1 3-1-3-3-1 3-1zM50 10l.8 2.200 2.200.8-2.200.8-.8 2.200-.8-2.200-2.200-.8 2.200-.8zM14 40l.8 2.200 2.200.8-2.200.8-.8 2.200-.8-2.200-2.200-.8 2.200-.8z',
  },
  '17': {
    tone: 'gothic',
    far: 'M0 78V66C14 56 24 52 34 52S52 56 60 62V78Z',
    near: 'M18 56V34L24 26L30 34V38H34V30L40 18L46 30V56ZM6 26C9 22 11 24 12 27C13 24 15 22 18 26C15 25 13 27 12 29C11 27 9 25 6 26ZM6 68L9 56L12 68Z',
    light: 'M48 8a8 8 0 110 16 8 8 0 010-16zM22 40h4v5h-4zM38 34h4v5h-4zM37 46h6v10h-6z',
  },
};

/** The notebook every author starts with. */
const NOTEBOOK: Cover = {
  tone: 'notes',
  far: 'M6 4H54V74H6Z',
  near: 'M6 8h-4v3h8v-3zM6 20h-4v3h8v-3zM6 32h-4v3h8v-3zM6 44h-4v3h8v-3zM6 56h-4v3h8v-3zM6 68h-4v3h8v-3z',
  light: 'M16 14h30v1.200H16zM16 22h30v1.200H16zM16 54h30v1.200H16zM16 62h22v1.200H16z',
};

export const cover = (cost: string | number | undefined): Cover => COVERS[String(cost)] ?? NOTEBOOK;
