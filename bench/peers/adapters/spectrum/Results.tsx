import { Badge, Card, Content, Footer, Link, LinkButton, Tab, TabList, TabPanel, Tabs, Text } from '@react-spectrum/s2';
import { style } from '@react-spectrum/s2/style' with { type: 'macro' };
import { courses } from '../../content/courses.ts';
import { addressOfPage, results as words } from '../../content/words.ts';
import { Filters } from './Filters.tsx';

const { tabs, pagination } = words;

export const Results = () => (
  <main className={style({ maxWidth: 1200, marginX: 'auto', padding: 16 })}>
    <h1 className={style({ font: 'heading-xl' })}>{words.title}</h1>
    <Tabs aria-label={tabs.label}>
      <TabList>
        <Tab id="list">{tabs.list}</Tab>
        <Tab id="areas">{tabs.areas}</Tab>
        <Tab id="saved">{tabs.saved}</Tab>
      </TabList>
      <TabPanel id="list">
        <List />
      </TabPanel>
      <TabPanel id="areas">{words.areasText}</TabPanel>
      <TabPanel id="saved">{words.savedText}</TabPanel>
    </Tabs>
  </main>
);

const List = () => (
  <div className={style({ display: 'flex', flexDirection: 'column', gap: 24 })}>
    <Filters />
    <h2 className={style({ font: 'heading' })}>{words.listHeading}</h2>
    <div
      className={style({
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
        gap: 16,
      })}
    >
      {courses.map(({ id, name, href, text, figures, tags }) => (
        <Card key={id} styles={style({ width: 'full' })}>
          <Content>
            <h3 className={style({ margin: 0 })}>
              <Text slot="title">
                <Link isStandalone href={href}>
                  {name}
                </Link>
              </Text>
            </h3>
            <Text slot="description">{`${text}${figures}`}</Text>
          </Content>
          <Footer>
            {tags.map((tag) => (
              <Badge key={tag} variant="neutral" fillStyle="subtle">
                {tag}
              </Badge>
            ))}
          </Footer>
        </Card>
      ))}
    </div>
    <Pages />
  </div>
);

/** Spectrum has no pagination: links that look like buttons. */
const Pages = () => (
  <nav aria-label={pagination.label} className={style({ display: 'flex', flexWrap: 'wrap', gap: 8 })}>
    <LinkButton variant="secondary" href={addressOfPage(pagination.current - 1)}>
      {pagination.previous}
    </LinkButton>
    {[1, 2, 3, 4, pagination.count].map((page) => (
      <LinkButton
        key={page}
        variant="secondary"
        fillStyle={page === pagination.current ? 'fill' : 'outline'}
        href={addressOfPage(page)}
        aria-label={pagination.page(page)}
        aria-current={page === pagination.current ? 'page' : undefined}
      >
        {page}
      </LinkButton>
    ))}
    <LinkButton variant="secondary" href={addressOfPage(pagination.current + 1)}>
      {pagination.next}
    </LinkButton>
  </nav>
);
