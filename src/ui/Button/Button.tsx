import type { AriaAttributes, MouseEventHandler, ReactNode, Ref } from 'react';

import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './Button.css.ts';

interface Common extends AriaAttributes {
  children: ReactNode;
  variant?: keyof typeof styles.variant;
  size?: keyof typeof styles.size;
  id?: string;
  className?: string;
  [data: `data-${string}`]: string | undefined;
}

interface LinkProps extends Common {
  href: string;
  target?: '_blank';
  download?: string | true;
  /** False inside draggable content. */
  draggable?: false;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}

interface ActionProps extends Common {
  href?: never;
  type?: 'button' | 'submit' | 'reset';
  disabled?: boolean;
  autoFocus?: boolean;
  /** Shows a spinner and disables the button. */
  busy?: boolean;
  name?: string;
  value?: string;
  form?: string;
  /** Overrides the form's action. */
  formAction?: string;
  popoverTarget?: string;
  buttonRef?: Ref<HTMLButtonElement>;
  onClick?: MouseEventHandler<HTMLButtonElement>;
}

export type ButtonProps = LinkProps | ActionProps;

/** A link with href, else a button. */
export function Button(props: ButtonProps) {
  const { variant = 'primary', size = 'medium', className: extra } = props;
  const className = [styles.variant[variant], styles.size[size], extra].filter(Boolean).join(' ');
  if (props.href !== undefined) {
    const { variant: _variant, size: _size, children, target, ...rest } = props;
    return (
      <a {...rest} className={className} {...(target ? { target, rel: 'noopener' } : {})}>
        {children}
      </a>
    );
  }
  const {
    variant: _variant,
    size: _size,
    children,
    type = 'button',
    busy,
    disabled = false,
    buttonRef,
    ...rest
  } = props;
  return (
    <button
      {...rest}
      {...(buttonRef ? { ref: buttonRef } : {})}
      className={className}
      type={type}
      disabled={disabled || busy === true}
      {...(busy ? { 'aria-busy': true } : {})}
    >
      {busy ? <Spinner /> : null}
      {busy === undefined ? children : <span className={styles.label}>{children}</span>}
    </button>
  );
}
