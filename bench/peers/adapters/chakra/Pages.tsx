import { ButtonGroup, IconButton } from '@chakra-ui/react/button';
import { Pagination } from '@chakra-ui/react/pagination';
import { LuChevronLeft, LuChevronRight } from 'react-icons/lu';
import { addressOfPage, results } from '../../content/words.ts';

const words = results.pagination;

/** "As Link" in the documentation. */
export const Pages = () => (
  <Pagination.Root
    type="link"
    count={words.count}
    pageSize={1}
    page={words.current}
    translations={{
      rootLabel: words.label,
      prevTriggerLabel: words.previous,
      nextTriggerLabel: words.next,
      itemLabel: ({ page }) => words.page(page),
    }}
  >
    <ButtonGroup variant="ghost" flexWrap="wrap">
      <Pagination.PrevTrigger asChild>
        <IconButton asChild>
          <a href={addressOfPage(words.current - 1)}>
            <LuChevronLeft />
          </a>
        </IconButton>
      </Pagination.PrevTrigger>
      <Pagination.Items
        render={({ value }) => (
          <IconButton asChild variant={{ base: 'ghost', _selected: 'outline' }}>
            <a href={addressOfPage(value)}>{value}</a>
          </IconButton>
        )}
      />
      <Pagination.NextTrigger asChild>
        <IconButton asChild>
          <a href={addressOfPage(words.current + 1)}>
            <LuChevronRight />
          </a>
        </IconButton>
      </Pagination.NextTrigger>
    </ButtonGroup>
  </Pagination.Root>
);
