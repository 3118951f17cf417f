/** Staff pause for about this long between words. */
const TYPING_PAUSE_MS = 200;

/** What was typed into the search box of a list and is not in its state yet. */
export class TypedSearch {
  private text: string | undefined;
  private pause: ReturnType<typeof setTimeout> | undefined;

  /** @param onPause is called unless more is typed, or the text is taken, before */
  type(text: string, onPause: () => void): void {
    this.take();
    this.text = text;
    this.pause = setTimeout(onPause, TYPING_PAUSE_MS);
  }

  get(): string | undefined {
    return this.text;
  }

  /** @returns the text, which is then no longer here; undefined for none */
  take(): string | undefined {
    clearTimeout(this.pause);
    const { text } = this;
    this.text = undefined;
    return text;
  }
}
