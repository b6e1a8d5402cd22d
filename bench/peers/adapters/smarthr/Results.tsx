import { useState } from 'react';
import {
  Base,
  Chip,
  Cluster,
  Container,
  Heading,
  PageHeading,
  Pagination,
  Section,
  Stack,
  TabBar,
  TabItem,
  Text,
  TextLink,
} from 'smarthr-ui';
import { courses } from '../../content/courses.ts';
import { addressOfPage, results as words } from '../../content/words.ts';
import { Filters } from './Filters.tsx';

const { tabs, pagination } = words;
const items = [
  { id: 'list', label: tabs.list, content: <List /> },
  { id: 'areas', label: tabs.areas, content: words.areasText },
  { id: 'saved', label: tabs.saved, content: words.savedText },
];

export function Results() {
  const [tab, setTab] = useState('list');
  return (
    <main>
      <Container>
        <PageHeading autoPageTitle={false}>{words.title}</PageHeading>
        <TabBar aria-label={tabs.label}>
          {items.map(({ id, label }) => (
            <TabItem
              key={id}
              id={`tab-${id}`}
              selected={tab === id}
              aria-controls={`panel-${id}`}
              onClick={() => setTab(id)}
            >
              {label}
            </TabItem>
          ))}
        </TabBar>
        {items.map(({ id, content }) => (
          <div key={id} id={`panel-${id}`} role="tabpanel" aria-labelledby={`tab-${id}`} hidden={tab !== id}>
            {tab === id && content}
          </div>
        ))}
      </Container>
    </main>
  );
}

const grid = { display: 'grid', gap: '1rem', gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))' };

function List() {
  return (
    <Stack gap={1.5}>
      <Filters />
      <Section>
        <Stack>
          <Heading>{words.listHeading}</Heading>
          <div style={grid}>
            {courses.map(({ id, name, href, text, figures, tags }) => (
              <Base key={id} padding={1}>
                <Section>
                  <Stack gap={0.5}>
                    <Heading type="blockTitle">
                      <TextLink href={href}>{name}</TextLink>
                    </Heading>
                    <Text as="p">{text}</Text>
                    <Text as="p">{figures}</Text>
                    <Cluster>
                      {tags.map((tag) => (
                        <Chip key={tag}>{tag}</Chip>
                      ))}
                    </Cluster>
                  </Stack>
                </Section>
              </Base>
            ))}
          </div>
          <Pagination total={pagination.count} current={pagination.current} hrefTemplate={addressOfPage} />
        </Stack>
      </Section>
    </Stack>
  );
}
