import { siteLogo, siteLogoOnDark } from 'virtual:site-logo';

interface LogoProps {
  label: string;
  /** In px; the width follows from the drawing. */
  height: number;
  onDark?: boolean;
}

/**
 * The logo of public/media/logo.svg or logo-on-dark.svg. It stands in the page: as an image it is a
 * request, and a document of its own to the browser.
 */
export function Logo({ label, height, onDark = false }: LogoProps) {
  const { viewBox, ratio, drawing } = onDark ? siteLogoOnDark : siteLogo;
  const size = { width: Math.round(height * ratio), height };
  return drawing === null ? (
    <img src={`/media/${onDark ? 'logo-on-dark' : 'logo'}.svg`} alt={label} {...size} />
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
