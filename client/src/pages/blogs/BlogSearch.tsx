import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { LIMITS } from '../../../../schema/limits.ts';
import { blogListPath } from '../../../../schema/routes.ts';
import { Button } from '../../ui/Button.tsx';
import { TextInput } from '../../ui/Field.tsx';
import { pathToBlogs } from './blogListAddress.ts';
import type { BlogListAddress } from './blogListAddress.ts';
import { Icon } from '../../ui/Icon.tsx';

/** Words that posts have, within the category that is chosen. A form of the server until scripts are there. */
export function BlogSearch({ list }: { list: BlogListAddress }) {
  const navigate = useNavigate();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const value = new FormData(event.currentTarget).get('search');
    const words = typeof value === 'string' ? value.trim() : '';
    void navigate(pathToBlogs({ ...list, page: 1, search: words || null }));
  };
  return (
    <search>
      <form
        action={blogListPath()}
        onSubmit={search}
        className="grid max-w-xl grid-cols-[minmax(0,1fr)_auto] gap-2"
      >
        <TextInput
          name="search"
          label="Search the blog"
          labelHidden
          type="search"
          placeholder="Stamp duty, deposit, loan"
          defaultValue={list.search ?? ''}
          maxLength={LIMITS.keyword.sentMaxLength}
        />
        {list.category !== null && <input type="hidden" name="category" value={list.category} />}
        <Button type="submit">
          <Icon name="Search" className="size-4" />
          Search
        </Button>
      </form>
    </search>
  );
}
