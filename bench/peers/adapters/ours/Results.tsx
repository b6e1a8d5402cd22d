import 'tokotoko-ui/Card/css';
import 'tokotoko-ui/PageWidth/css';
import 'tokotoko-ui/Pagination/css';
import 'tokotoko-ui/Tabs/css';
import 'tokotoko-ui/Tag/css';
import { Card } from 'tokotoko-ui/Card';
import { PageWidth } from 'tokotoko-ui/PageWidth';
import { Pagination } from 'tokotoko-ui/Pagination';
import { Tabs } from 'tokotoko-ui/Tabs';
import { Tag } from 'tokotoko-ui/Tag';
import { courses } from '../../content/courses.ts';
import { addressOfPage, results as words } from '../../content/words.ts';
import { Filters } from './Filters.tsx';
import { grid, side, stacked } from './stacked.ts';

const { pagination } = words;

export function Results() {
  return (
    <main>
      <PageWidth>
        <h1>{words.title}</h1>
        <Tabs
          label={words.tabs.label}
          items={[
            { id: 'list', label: words.tabs.list, content: <List /> },
            { id: 'areas', label: words.tabs.areas, content: <p>{words.areasText}</p> },
            { id: 'saved', label: words.tabs.saved, content: <p>{words.savedText}</p> },
          ]}
        />
      </PageWidth>
    </main>
  );
}

function List() {
  return (
    <div style={stacked}>
      <Filters />
      <h2>{words.listHeading}</h2>
      <div style={grid}>
        {courses.map(({ id, name, href, text, figures, tags }) => (
          <Card key={id} heading={name} href={href}>
            <p>{text}</p>
            <p>{figures}</p>
            <div style={side}>
              {tags.map((tag) => (
                <Tag key={tag}>{tag}</Tag>
              ))}
            </div>
          </Card>
        ))}
      </div>
      <Pagination
        page={pagination.current}
        pageCount={pagination.count}
        hrefFor={addressOfPage}
        label={pagination.label}
        previousLabel={pagination.previous}
        nextLabel={pagination.next}
        pageLabel={pagination.page}
      />
    </div>
  );
}
