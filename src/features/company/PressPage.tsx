import { paths } from '../../shared/paths.ts';
import { site } from '../../shared/content/site.ts';
import { SAMPLE_LABEL } from '../../shared/sample-search/sample-role.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { Unbroken } from '../../ui/Unbroken/Unbroken.tsx';
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx';
import * as section from '../../ui/Section/Section.css.ts';
import { PARAGRAPH, SENTENCE } from './content/facts.ts';
import * as styles from './PressPage.css.ts';

const FACTS = [
  { name: 'What it is', value: 'An AI recruiting assistant for employers and HR teams' },
  { name: 'What it does', value: 'Finds, scores and ranks candidates, and posts openings' },
  { name: 'Who decides', value: 'People. They review the top candidates' },
  { name: 'Data', value: 'Publicly available professional and career sources' },
  { name: 'Firm', value: `${site.firm.name}, an executive-search firm` },
  {
    name: 'Figures',
    value: (
      <>
        <a href={paths.features}>Of the product</a>, <a href={paths.about}>of the firm</a>
      </>
    ),
  },
] as const;

interface PressFile {
  name: string;
  kind: string;
  href: string;
  ground: keyof typeof styles.preview;
}

const LOGOS: readonly PressFile[] = [
  { name: 'Logo', kind: 'SVG', href: '/media/logo.svg', ground: 'paper' },
  { name: 'Logo on dark', kind: 'SVG', href: '/media/logo-on-dark.svg', ground: 'green' },
  { name: 'Icon', kind: 'PNG, 512 px', href: '/icon-512.png', ground: 'paper' },
];

function Files() {
  return (
    <section className={styles.filesBox} aria-labelledby="files">
      <h2 id="files">Files</h2>
      <a className={styles.file} href="/media/product.png" download="">
        <img
          className={styles.product}
          src="/media/product-preview.webp"
          alt=""
          width={1440}
          height={720}
          loading="lazy"
        />
        <span className={styles.fileName}>The product</span>
        <span className={styles.fileKind}>{`${SAMPLE_LABEL}, PNG, 2880 px`}</span>
      </a>
      <ul className={styles.logos}>
        {LOGOS.map(({ name, kind, href, ground }) => (
          <li key={href}>
            <a className={styles.file} href={href} download="">
              <span className={styles.preview[ground]}>
                <img
                  className={styles.previewImage}
                  src={href}
                  alt=""
                  height={120}
                  loading="lazy"
                />
              </span>
              <span className={styles.fileName}>{name}</span>
              <span className={styles.fileKind}>{kind}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Copies a text (client/behaviors/run-action.ts). */
function Copy({ text }: { text: string }) {
  return (
    <p className={styles.copyLine}>
      <Button variant="secondary" size="small" data-action="copy" data-copy-link={text}>
        Copy
      </Button>
      <span role="status" data-copy-result="" />
    </p>
  );
}

function PressContact() {
  return (
    <aside className={styles.copy} aria-labelledby="press-contact">
      <h3 id="press-contact" className={styles.length}>
        Press contact
      </h3>
      <p>
        <a className={styles.reach} href={`mailto:${site.email}?subject=Press`}>
          {site.email}
        </a>
      </p>
      <p>
        <a className={styles.reach} href={`tel:${site.phone.dialled}`}>
          {site.phone.shown}
        </a>
      </p>
      <div>
        <Button href={paths.contactAbout('Press inquiry')}>Send a press inquiry</Button>
      </div>
    </aside>
  );
}

function Texts() {
  return (
    <section className={section.ground.paper} aria-labelledby="boilerplate">
      <Container>
        <h2 id="boilerplate" className={styles.textsTitle}>{`About ${site.brand}`}</h2>
        <div className={styles.texts}>
          <div className={styles.copy}>
            <h3 className={styles.length}>One sentence</h3>
            <p>{SENTENCE}</p>
            <Copy text={SENTENCE} />
          </div>
          <div className={styles.copy}>
            <h3 className={styles.length}>One paragraph</h3>
            <p>
              <Unbroken>{PARAGRAPH}</Unbroken>
            </p>
            <Copy text={PARAGRAPH} />
          </div>
          <PressContact />
        </div>
      </Container>
    </section>
  );
}

export function PressPage() {
  return (
    <>
      <Container>
        <div className={styles.top}>
          <PageHeader
            kind="paper"
            title="Press kit"
            intro={`Facts, two descriptions of ${site.brand}, and the logos.`}
          />
          <dl className={styles.facts}>
            {FACTS.map(({ name, value }) => (
              <div key={name} className={styles.fact}>
                <dt className={styles.factName}>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <Files />
      </Container>
      <Texts />
    </>
  );
}
