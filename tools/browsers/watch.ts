/** What browser, pages and site report while a flow runs. */
export class Watch {
  readonly #lines: string[] = [];

  readonly report = (line: string): void => {
    this.#lines.push(line);
  };

  lines = (): readonly string[] => [...new Set(this.#lines)];

  clear(): void {
    this.#lines.length = 0;
  }
}
