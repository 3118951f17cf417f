const signs = (plain: string, small: string): ReadonlyMap<string, string> => {
  const letters = Array.from(small);
  return new Map(Array.from(plain, (letter, index) => [letter, letters[index] ?? letter]));
};

const ABOVE = signs('0123456789+-−=()n', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿ');
const BELOW = signs('0123456789+-−=()', '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎');

function drawn(text: string, by: ReadonlyMap<string, string>): string | undefined {
  const letters = Array.from(text.trim(), (letter) => by.get(letter));
  return letters.includes(undefined) ? undefined : letters.join('');
}

/** A text in superscript letters: "10" and "6" are a million, "106" is not. undefined where there are none. */
export const raised = (text: string): string | undefined => drawn(text, ABOVE);

export const lowered = (text: string): string | undefined => drawn(text, BELOW);
