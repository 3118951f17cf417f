/** SQL without user text, and the values of its question marks. */
export interface Condition {
  sql: string;
  values: readonly (string | number)[];
}
