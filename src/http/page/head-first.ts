const END_OF_HEAD = '</head>';

/**
 * Joins a page's first chunks up to the end of its head: the browser gets the styles and what to preload
 * at once, and the rest as React writes it.
 */
export function headFirst(): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  const decoder = new TextDecoder();
  let held: Uint8Array<ArrayBuffer>[] | undefined = [];
  let text = '';
  return new TransformStream({
    async transform(chunk, controller) {
      if (!held) {
        controller.enqueue(chunk);
        return;
      }
      held.push(chunk);
      text += decoder.decode(chunk, { stream: true });
      if (!text.includes(END_OF_HEAD)) return;
      controller.enqueue(await new Blob(held).bytes());
      held = undefined;
    },
    async flush(controller) {
      if (held) controller.enqueue(await new Blob(held).bytes());
    },
  });
}
