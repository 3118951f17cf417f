import * as styles from './Avatar.css.ts';

interface AvatarProps {
  /** The person; their initials stand in for a missing picture. */
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

/** A person's portrait; their name stands beside it, so the picture is decoration. */
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
