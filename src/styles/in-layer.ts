import {
  globalStyle,
  style,
  styleVariants,
  type ComplexStyleRule,
  type StyleRule,
} from '@vanilla-extract/css';

/** A rule without its layer. */
export type LayerRule = NonNullable<StyleRule['@layer']>[string];
type ClassNames = string | ClassNames[];
/** A rule without a layer, alone or after classes that it composes. */
type Rule = LayerRule | (LayerRule | ClassNames)[];

/** The functions of vanilla-extract, with every rule in one cascade layer. */
export function stylesIn(layer: string) {
  const layered = (rule: LayerRule): StyleRule => ({ '@layer': { [layer]: rule } });
  const complex = (rule: Rule): ComplexStyleRule =>
    Array.isArray(rule)
      ? rule.map((part) => (typeof part === 'string' || Array.isArray(part) ? part : layered(part)))
      : layered(rule);

  function variants<Name extends string | number>(rules: Record<Name, Rule>): Record<Name, string>;
  function variants<Name extends string | number, Data>(
    data: Record<Name, Data>,
    ruleOf: (data: Data, name: Name) => Rule,
  ): Record<Name, string>;
  function variants<Name extends string | number, Data extends Rule>(
    data: Record<Name, Data>,
    ruleOf: (data: Data, name: Name) => Rule = (rule) => rule,
  ): Record<Name, string> {
    return styleVariants(data, (value, name) => complex(ruleOf(value, name)));
  }

  return {
    style: (rule: Rule, debugId?: string) => style(complex(rule), debugId),
    globalStyle: (selector: string, rule: LayerRule) => globalStyle(selector, layered(rule)),
    styleVariants: variants,
  };
}
