import { Card } from '@chakra-ui/react/card';
import { Container } from '@chakra-ui/react/container';
import { Heading } from '@chakra-ui/react/heading';
import { LinkBox, LinkOverlay } from '@chakra-ui/react/link';
import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { Tabs } from '@chakra-ui/react/tabs';
import { Tag } from '@chakra-ui/react/tag';
import { Text } from '@chakra-ui/react/text';
import { courses } from '../../content/courses.ts';
import { results as words } from '../../content/words.ts';
import { Filters } from './Filters.tsx';
import { Pages } from './Pages.tsx';

const { tabs } = words;

export const Results = () => (
  <Container as="main">
    <Heading as="h1" size="3xl">
      {words.title}
    </Heading>
    <Tabs.Root defaultValue="list">
      <Tabs.List aria-label={tabs.label}>
        <Tabs.Trigger value="list">{tabs.list}</Tabs.Trigger>
        <Tabs.Trigger value="areas">{tabs.areas}</Tabs.Trigger>
        <Tabs.Trigger value="saved">{tabs.saved}</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="list">
        <CourseList />
      </Tabs.Content>
      <Tabs.Content value="areas">{words.areasText}</Tabs.Content>
      <Tabs.Content value="saved">{words.savedText}</Tabs.Content>
    </Tabs.Root>
  </Container>
);

const CourseList = () => (
  <Stack gap="6">
    <Filters />
    <Heading as="h2">{words.listHeading}</Heading>
    <SimpleGrid minChildWidth="min(17rem, 100%)" gap="4">
      {courses.map(({ id, name, href, text, figures, tags }) => (
        <LinkBox key={id} as="article">
          <Card.Root>
            <Card.Body gap="2">
              <Heading as="h3" size="md">
                <LinkOverlay href={href}>{name}</LinkOverlay>
              </Heading>
              <Text>{text}</Text>
              <Text>{figures}</Text>
              <HStack>
                {tags.map((tag) => (
                  <Tag.Root key={tag}>
                    <Tag.Label>{tag}</Tag.Label>
                  </Tag.Root>
                ))}
              </HStack>
            </Card.Body>
          </Card.Root>
        </LinkBox>
      ))}
    </SimpleGrid>
    <Pages />
  </Stack>
);
