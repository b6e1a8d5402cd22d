import {
  Box,
  Card,
  CardActionArea,
  CardContent,
  Chip,
  Container,
  Pagination,
  PaginationItem,
  Stack,
  Tab,
  Tabs,
  Typography,
} from '@mui/material';
import { type ReactNode, useState } from 'react';
import { courses } from '../../content/courses.ts';
import { addressOfPage, results as words } from '../../content/words.ts';
import { Filters } from './Filters.tsx';

const { pagination } = words;

export function Results() {
  const [tab, setTab] = useState(0);
  const panels = [<List key="list" />, words.areasText, words.savedText];
  return (
    <Container component="main">
      <Typography variant="h4" component="h1" gutterBottom>
        {words.title}
      </Typography>
      <Tabs value={tab} onChange={(_, value: number) => setTab(value)} aria-label={words.tabs.label}>
        {[words.tabs.list, words.tabs.areas, words.tabs.saved].map((label, at) => (
          <Tab key={label} label={label} id={`tab-${at}`} aria-controls={`panel-${at}`} />
        ))}
      </Tabs>
      {panels.map((content, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they stay where they are
        <Panel key={at} at={at} isOpen={at === tab}>
          {content}
        </Panel>
      ))}
    </Container>
  );
}

/** The documentation shows this one for pages that do not add MUI Lab. */
const Panel = ({ at, isOpen, children }: { at: number; isOpen: boolean; children: ReactNode }) => (
  <div role="tabpanel" hidden={!isOpen} id={`panel-${at}`} aria-labelledby={`tab-${at}`}>
    {isOpen && <Box sx={{ py: 3 }}>{children}</Box>}
  </div>
);

function List() {
  return (
    <Stack spacing={3}>
      <Filters />
      <Typography variant="h6" component="h2">
        {words.listHeading}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))' }}>
        {courses.map(({ id, name, href, text, figures, tags }) => (
          <Card key={id} component="article" variant="outlined">
            <CardActionArea href={href}>
              <CardContent>
                <Typography variant="h6" component="h3">
                  {name}
                </Typography>
                <Typography variant="body2">{text}</Typography>
                <Typography variant="body2" gutterBottom>
                  {figures}
                </Typography>
                <Stack direction="row" spacing={1}>
                  {tags.map((tag) => (
                    <Chip key={tag} label={tag} size="small" />
                  ))}
                </Stack>
              </CardContent>
            </CardActionArea>
          </Card>
        ))}
      </Box>
      <Pagination
        count={pagination.count}
        page={pagination.current}
        aria-label={pagination.label}
        renderItem={(item) => <PaginationItem component="a" href={addressOfPage(item.page ?? 1)} {...item} />}
      />
    </Stack>
  );
}
