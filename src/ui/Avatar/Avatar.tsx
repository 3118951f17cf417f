import * as styles from './Avatar.css.ts';

interface AvatarProps {
  /** Initials are shown if the image fails. */
  name: string;
  src?: string;
  size?: keyof typeof styles.SIZES;
}

const initials = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('');

/** Decorative: the person's name is always next to it. */
export function Avatar({ name, src, size = 'medium' }: AvatarProps) {
  const side = styles.SIZES[size];
  return (
    <span className={styles.size[size]}>
      {src ? (
        <img src={src} alt="" width={side} height={side} loading="lazy" decoding="async" />
      ) : (
        <span aria-hidden="true">{initials(name)}</span>
      )}
    </span>
  );
}
