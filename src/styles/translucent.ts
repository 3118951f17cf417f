/** A token's color with an opacity. @param hex "#RRGGBB" @param percent 0 to 100 */
export function translucent(hex: string, percent: number): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red} ${green} ${blue} / ${percent}%)`;
}
