/** Runs after the next paint, which shows that a press or a slider's move has arrived. */
export const afterPaint = (run: () => void): void => {
  requestAnimationFrame(() => setTimeout(run));
};
