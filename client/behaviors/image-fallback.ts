/**
 * Lets an image with candidates try its src first (pictures of posts: their provider). Then applies
 * data-image-fallback: "name" shows the alternative text, "hide" hides the image or its
 * [data-image-frame], "swap" shows the image of data-image-instead.
 */
function replace(image: HTMLImageElement): void {
  if (image.srcset) {
    image.srcset = '';
    return;
  }
  const { imageFallback, imageInstead } = image.dataset;
  delete image.dataset['imageFallback'];
  switch (imageFallback) {
    case 'name':
      image.replaceWith(image.alt);
      break;
    case 'hide':
      (image.closest<HTMLElement>('[data-image-frame]') ?? image).hidden = true;
      break;
    case 'swap':
      image.src = imageInstead ?? '';
      break;
    default:
  }
}

/** Handles failed images, including those that failed before this ran. */
export function startImageFallbacks(): void {
  document.addEventListener(
    'error',
    (event) => {
      if (event.target instanceof HTMLImageElement) replace(event.target);
    },
    // Capturing, because an image's error event does not bubble.
    true,
  );
  for (const image of document.querySelectorAll<HTMLImageElement>('img[data-image-fallback]')) {
    if (image.complete && image.naturalWidth === 0 && image.currentSrc) replace(image);
  }
}
