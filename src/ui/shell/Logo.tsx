import { siteLogo } from 'virtual:site-logo';

const HEIGHT = 36;

/**
 * The logo of public/media/logo.svg. It stands in the page: as an image it is one request more before
 * the first paint, and a document of its own to the browser.
 */
export function Logo({ label }: { label: string }) {
  const { viewBox, ratio, drawing } = siteLogo;
  const size = { width: Math.round(HEIGHT * ratio), height: HEIGHT };
  return drawing === null ? (
    <img src="/media/logo.svg" alt={label} {...size} />
  ) : (
    <svg
      {...size}
      viewBox={viewBox}
      role="img"
      aria-label={label}
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}
