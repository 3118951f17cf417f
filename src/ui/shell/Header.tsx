import { paths } from '../../shared/paths.ts';
import { site } from '../../shared/site.ts';

export function Header({ path }: { path: string }) {
  return (
    <header data-path={path}>
      <a href={paths.home}>{site.brand}</a>
    </header>
  );
}
