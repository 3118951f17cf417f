import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';

/** When an island's code is fetched and React takes over. */
export type HydrateOn = 'load' | 'idle' | 'visible' | 'interaction';

type Json =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Json[]
  | { readonly [key: string]: Json };

interface IslandProps<Props extends Record<string, Json>> {
  /** The component's file name in client/islands, without its ending; minifiers rename functions. */
  name: string;
  component: ComponentType<Props>;
  when: HydrateOn;
  props: Props;
  /** Tells two islands of one name on a page apart. */
  id?: string;
}

/**
 * Places an interactive part. It is rendered in a root of its own on both sides, with the same
 * identifier prefix, because useId depends on the place in the tree (design.md, decision 2).
 * The browser publishes its state in data-island-status.
 */
export function Island<Props extends Record<string, Json>>({
  name,
  component: Component,
  when,
  props,
  id,
}: IslandProps<Props>) {
  const prefix = `${id ?? name}-`;
  const html = renderToString(<Component {...props} />, { identifierPrefix: prefix });
  return (
    <div
      data-island={name}
      data-island-when={when}
      data-island-prefix={prefix}
      data-island-props={JSON.stringify(props)}
      data-island-status="waiting"
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
