import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * When an island's code is loaded and React hydrates it; the first interaction always does it. "near" is
 * for what visitors drag: once the page has loaded and it comes near the view.
 */
export type HydrateOn = 'load' | 'near' | 'interaction';

type Json =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Json[]
  | { readonly [key: string]: Json };

interface IslandProps<Props extends Record<string, Json>> {
  /** The component's file name, without .island.tsx; minifiers rename functions. */
  name: string;
  component: ComponentType<Props>;
  when: HydrateOn;
  props: Props;
  /** A pattern. Where it occurs in what the browser has stored, the island hydrates by itself. */
  resume?: string;
  /** Tells two islands of one name on a page apart. */
  id?: string;
}

/**
 * A component that the browser hydrates. It has a React root of its own, with the same identifier prefix
 * on both sides, because useId depends on the position in the tree. The browser publishes its state
 * in data-island-status.
 */
export function Island<Props extends Record<string, Json>>({
  name,
  component: Component,
  when,
  props,
  resume,
  id,
}: IslandProps<Props>) {
  const prefix = `${id ?? name}-`;
  const html = renderToString(<Component {...props} />, { identifierPrefix: prefix });
  return (
    <div
      data-island={name}
      data-island-when={when}
      data-island-resume={resume}
      data-island-prefix={prefix}
      data-island-props={JSON.stringify(props)}
      data-island-status="waiting"
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
