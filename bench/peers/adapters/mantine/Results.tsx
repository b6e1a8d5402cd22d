import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/Group.css';
import '@mantine/core/styles/Badge.css';
import '@mantine/core/styles/Card.css';
import '@mantine/core/styles/Container.css';
import '@mantine/core/styles/Pagination.css';
import '@mantine/core/styles/SimpleGrid.css';
import '@mantine/core/styles/Stack.css';
import '@mantine/core/styles/Tabs.css';
import '@mantine/core/styles/Text.css';
import '@mantine/core/styles/Title.css';
import { Badge, Card, Container, Group, Pagination, SimpleGrid, Stack, Tabs, Text, Title } from '@mantine/core';
import { courses } from '../../content/courses.ts';
import { addressOfPage, results as words } from '../../content/words.ts';
import { Filters } from './Filters.tsx';

const { tabs, pagination } = words;

export function Results() {
  return (
    <Container component="main" size="lg">
      <Title order={1}>{words.title}</Title>
      <Tabs defaultValue="list" keepMounted={false}>
        <Tabs.List aria-label={tabs.label}>
          <Tabs.Tab value="list">{tabs.list}</Tabs.Tab>
          <Tabs.Tab value="areas">{tabs.areas}</Tabs.Tab>
          <Tabs.Tab value="saved">{tabs.saved}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="list" pt="md">
          <List />
        </Tabs.Panel>
        <Tabs.Panel value="areas" pt="md">
          {words.areasText}
        </Tabs.Panel>
        <Tabs.Panel value="saved" pt="md">
          {words.savedText}
        </Tabs.Panel>
      </Tabs>
    </Container>
  );
}

const controlLabels = { previous: pagination.previous, next: pagination.next, first: '', last: '' };
const controlPages = {
  previous: pagination.current - 1,
  next: pagination.current + 1,
  first: 1,
  last: pagination.count,
};

function List() {
  return (
    <Stack>
      <Filters />
      <Title order={2} size="h4">
        {words.listHeading}
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
        {courses.map(({ id, name, href, text, figures, tags }) => (
          <Card key={id} component="a" href={href} withBorder>
            <Title order={3} size="h5">
              {name}
            </Title>
            <Text size="sm">{text}</Text>
            <Text size="sm">{figures}</Text>
            <Group gap="xs">
              {tags.map((tag) => (
                <Badge key={tag}>{tag}</Badge>
              ))}
            </Group>
          </Card>
        ))}
      </SimpleGrid>
      <nav aria-label={pagination.label}>
        <Pagination
          total={pagination.count}
          value={pagination.current}
          getItemProps={(page) => ({ component: 'a', href: addressOfPage(page), 'aria-label': pagination.page(page) })}
          getControlProps={(control) => ({
            component: 'a',
            href: addressOfPage(controlPages[control]),
            'aria-label': controlLabels[control],
          })}
        />
      </nav>
    </Stack>
  );
}
