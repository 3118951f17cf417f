/**
 * What stands in for an image that cannot be shown, by its data-image-fallback:
 * "name" its alternative text as text, "hide" nothing (the whole [data-image-frame], where there is
 * one), "swap" the image named in data-image-instead.
 */
function replace(image: HTMLImageElement): void {
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
      image.removeAttribute('srcset');
      for (const source of image.closest('picture')?.querySelectorAll('source') ?? [])
        source.remove();
      image.src = imageInstead ?? '';
      break;
    default:
  }
}

/** Minds images that fail, those too that failed before any script ran (LOGO-06, BLOG-08, POST-03). */
export function startImageFallbacks(): void {
  document.addEventListener(
    'error',
    (event) => {
      if (event.target instanceof HTMLImageElement) replace(event.target);
    },
    // An image's error does not bubble.
    true,
  );
  for (const image of document.querySelectorAll<HTMLImageElement>('img[data-image-fallback]')) {
    if (image.complete && image.naturalWidth === 0 && image.currentSrc) replace(image);
  }
}
