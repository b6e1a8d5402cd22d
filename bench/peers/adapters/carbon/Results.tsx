import './Results.scss';
import {
  ClickableTile,
  Column,
  Grid,
  Heading,
  PaginationNav,
  Section,
  Stack,
  Tab,
  TabList,
  TabPanel,
  TabPanels,
  Tabs,
  Tag,
} from '@carbon/react';
import { courses } from '../../content/courses.ts';
import { results as words } from '../../content/words.ts';
import { Filters } from './Filters.tsx';

const { tabs, pagination } = words;
const pageWords: Record<string, string> = {
  'carbon.pagination-nav.next': pagination.next,
  'carbon.pagination-nav.previous': pagination.previous,
  'carbon.pagination-nav.item': pagination.label,
  'carbon.pagination-nav.active': '今のページ、',
  'carbon.pagination-nav.of': '／',
};

export const Results = () => (
  <Grid as="main">
    <Column sm={4} md={8} lg={16}>
      <Heading>{words.title}</Heading>
      <Tabs>
        <TabList aria-label={tabs.label}>
          <Tab>{tabs.list}</Tab>
          <Tab>{tabs.areas}</Tab>
          <Tab>{tabs.saved}</Tab>
        </TabList>
        <TabPanels>
          <TabPanel>
            <List />
          </TabPanel>
          <TabPanel>{words.areasText}</TabPanel>
          <TabPanel>{words.savedText}</TabPanel>
        </TabPanels>
      </Tabs>
    </Column>
  </Grid>
);

const List = () => (
  <Stack gap={7}>
    <Filters />
    <Section>
      <Stack gap={6}>
        <Heading>{words.listHeading}</Heading>
        <Grid fullWidth>
          {courses.map((course) => (
            <Column key={course.id} sm={4} md={4} lg={5}>
              <Course {...course} />
            </Column>
          ))}
        </Grid>
        <PaginationNav
          aria-label={pagination.label}
          totalItems={pagination.count}
          page={pagination.current - 1}
          itemsShown={6}
          translateWithId={(id) => pageWords[id] ?? id}
        />
      </Stack>
    </Section>
  </Stack>
);

const Course = ({ name, href, text, figures, tags }: (typeof courses)[number]) => (
  <ClickableTile href={href}>
    <Section>
      <Heading>{name}</Heading>
      <p>{text}</p>
      <p>{figures}</p>
      {tags.map((tag) => (
        <Tag key={tag}>{tag}</Tag>
      ))}
    </Section>
  </ClickableTile>
);
