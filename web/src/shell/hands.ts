/** How the reader acted last: who plays by keyboard is led by it, who points is left alone. */

export const hands = { byKeys: false };

window.addEventListener('keydown', () => (hands.byKeys = true), { capture: true });
window.addEventListener('pointerdown', () => (hands.byKeys = false), { capture: true });
