/**
 * The one marker stroke: a line of ink with leaning ends, as a CSS `background`. The artwork uses it too.
 * @param color of the ink
 * @param height of the stroke, e.g. "80%" of its line
 * @param position of the stroke in its line, from the top
 */
export const strokeOf = (color: string, height: string, position: string): string =>
  `linear-gradient(101deg, transparent 0.12em, ${color} 0.14em, ${color} calc(100% - 0.14em), transparent calc(100% - 0.12em)) 0 ${position} / 100% ${height} no-repeat`;
