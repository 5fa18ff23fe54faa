/** The country around the sites, drawn in ink: each a list of paths on its own field. */

export interface View {
  field: string;
  /** Filled with the colour of rock or earth. */
  ground: string;
  /** Ink lines. */
  ink: string;
  /** Filled with ink: cacti, birds, timber. */
  dark: string;
  /** Filled with light: windows. */
  light: string;
  /** Where the sun or the moon stands, in hundredths of the field. */
  orb?: [number, number];
}

const BIRD = (x: number, y: number): string =>
  `M${x - 7} ${y - 3}Q${x - 3} ${y - 5} ${x} ${y}Q${x + 3} ${y - 5} ${x + 7} ${y - 3}`;
const CACTUS = (x: number, y: number, s = 1): string =>
  `M${x - 2.5 * s} ${y}V${y - 12 * s}H${x - 6 * s}Q${x - 10 * s} ${y - 12 * s} ${x - 10 * s} ${y - 17 * s}V${y - 20 * s}H${x - 6.5 * s}V${y - 16 * s}H${x - 2.5 * s}V${y - 30 * s}Q${x} ${y - 34 * s} ${x + 2.5 * s} ${y - 30 * s}V${y - 19 * s}H${x + 6 * s}V${y - 25 * s}H${x + 9.5 * s}V${y - 20 * s}Q${x + 9.5 * s} ${y - 15.5 * s} ${x + 6 * s} ${y - 15.5 * s}H${x + 2.5 * s}V${y}Z`;
const GRASS = (x: number, y: number): string =>
  `M${x - 5} ${y}L${x - 7} ${y - 6}M${x - 2} ${y}L${x - 2} ${y - 8}M${x + 1} ${y}L${x + 3} ${y - 7}M${x + 4} ${y}L${x + 8} ${y - 5}`;

/** Wide: mesas at the horizon, a setting sun over the last stop. */
export const PLAINS: View = {
  field: '0 0 640 100',
  ground:
    'M0 62L40 60L52 40H96L106 58L150 60L300 57L318 26H392L404 40H436L448 56L520 58L540 44H576L590 58L640 60V100H0Z',
  ink: `M58 40L62 58M74 40L76 58M88 40L92 57M326 26L332 54M348 26L350 56M370 26L374 55M386 26L392 55M412 40L416 55M428 40L432 56M546 44L550 57M562 44L565 57${BIRD(206, 22)}${BIRD(228, 14)}${BIRD(474, 20)}${GRASS(24, 96)}${GRASS(150, 98)}${GRASS(262, 96)}${GRASS(470, 98)}`,
  dark: `${CACTUS(128, 62, 0.75)}${CACTUS(286, 60, 0.6)}${CACTUS(500, 61, 0.7)}`,
  light: '',
  orb: [93, 32],
};

/** Badlands: flat-topped rocks in layers. */
export const ROCKS: View = {
  field: '0 0 200 240',
  ground: 'M0 240V96L14 92L22 40L62 36L70 88L92 92L98 66L150 60L158 104L186 110L200 130V240Z',
  ink: 'M20 54C34 50 50 54 64 50M18 70C34 66 52 72 67 68M12 98C40 92 60 100 92 96M97 80C116 76 134 82 152 76M96 98C120 92 140 100 157 94M2 132C60 124 130 138 198 130M6 170C70 160 140 176 196 166M2 206C60 198 140 212 198 204M30 40V52M46 38V50M112 66V76M132 64V76',
  dark: `${CACTUS(178, 112, 0.8)}${CACTUS(8, 96, 0.5)}`,
  light: '',
};

/** Mine: a mountain with a timbered gate, rails and a cart. */
export const MOUNTAIN: View = {
  field: '0 0 260 240',
  ground:
    'M0 240V176L24 150L40 128L62 104L80 72L98 50L112 24L126 10L142 22L156 46L176 70L192 98L214 124L234 148L260 180V240Z',
  ink: 'M126 10L120 40L126 60M142 22L148 52L140 74M98 50L106 70L98 88M62 104L78 118L70 134M192 98L182 116L192 132M214 124L206 142M40 128L52 144M176 70L170 90',
  dark: 'M112 44H116V24H136V44H140V21H112ZM120 44H132V30Q126 26 120 30Z',
  light: '',
};

/** Cemetery: a fence, a bare tree, the moon. */
export const HILL: View = {
  field: '0 0 200 240',
  ground: 'M0 240V132C30 96 84 76 128 84S188 104 200 118V240Z',
  ink: 'M2 214H198M2 228H198M8 234V206M24 234V206M40 234V206M56 234V206M72 234V206M88 234V206M104 234V206M120 234V206M136 234V206M152 234V206M168 234V206M184 234V206M186 112C182 92 188 76 184 56M185 84C176 76 172 70 170 60M186 74C192 68 196 62 196 52M184 60C180 54 178 50 179 42',
  dark: 'M166 57Q170 52 175 56L178 55L176 59Q171 62 166 57ZM5 206H11L8 200ZM37 206H43L40 200ZM69 206H75L72 200ZM101 206H107L104 200ZM133 206H139L136 200ZM165 206H171L168 200Z',
  light: '',
  orb: [71, 11],
};

/** Town: the skyline behind the street. */
export const SKYLINE: View = {
  field: '0 0 640 170',
  ground:
    'M0 170V60H40V44H80V58H130V30L146 18L162 30V58H220V46H270V60H330V26H338V12H342V26H350V60H410V42H470V58H520V34L540 24L560 34V60H640V170Z',
  ink: 'M340 4V14M336 8H344M146 18V8M0 166H640',
  dark: '',
  light:
    'M140 36h12v12h-12zM52 50h6v6h-6zM234 52h6v6h-6zM250 52h6v6h-6zM428 48h6v6h-6zM446 48h6v6h-6zM534 40h12v10h-12z',
};
