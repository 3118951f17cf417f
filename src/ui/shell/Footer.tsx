import { site } from '../../shared/site.ts';

export function Footer() {
  return <footer>{site.mission}</footer>;
}
