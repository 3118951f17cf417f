import {
  calculators,
  grouped,
  withinLimits,
  type CalculatorName,
} from '../../src/shared/calculators/calculators.ts';

const isCalculator = (name: string): name is CalculatorName => name in calculators;

const numberIn = (text: string): number => {
  const digits = text.replaceAll(/[^\d.-]/g, '');
  return digits === '' ? Number.NaN : Number(digits);
};

/**
 * Shows the result.
 * @param set the field or slider that the visitor sets; the other one of its quantity follows
 * @param event after a change, nobody types in the field, and it shows its number within the limits
 */
export function calculate(
  form: HTMLFormElement,
  set: HTMLInputElement,
  event: 'input' | 'change',
): void {
  const { calculator: name = '' } = form.dataset;
  if (!isCalculator(name)) return;
  const { quantities, result } = calculators[name];
  const valueOf = (quantity: (typeof quantities)[number]): number => {
    const [field, slider] = form.querySelectorAll<HTMLInputElement>(`[name="${quantity.name}"]`);
    if (!field || !slider) return quantity.initial;
    const value = withinLimits(quantity, numberIn(set === slider ? slider.value : field.value));
    if (set === slider || (set === field && event === 'change')) field.value = grouped(value);
    if (set === field) slider.value = String(value);
    return value;
  };
  const { total, sum } = result(
    Object.fromEntries(quantities.map((quantity) => [quantity.name, valueOf(quantity)])),
  );
  const write = (selector: string, text: string) => {
    const element = form.querySelector(selector);
    if (element) element.textContent = text;
  };
  write('[data-calculator-total]', total);
  write('[data-calculator-sum]', sum);
}
