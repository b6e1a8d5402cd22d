import { beyondLastPage, notFound } from '../../contract/apiError.ts';
import type { Handlers } from '../context.ts';
import { localise } from '../localise.ts';
import { noticeById, noticesOfPage } from './notices.queries.ts';

export const noticeHandlers: Handlers<'GET /notice' | 'GET /notice_detail'> = {
  'GET /notice': async ({ page_num, limit_num, lang }, { db }) => {
    const { total, rows } = await noticesOfPage(db, page_num, limit_num);
    if (page_num > 1 && !rows.length) throw beyondLastPage();
    return { notices: rows.map((row) => localise(row, lang)), total, page_num, limit_num };
  },
  'GET /notice_detail': async ({ id, lang }, { db }) => {
    const row = await noticeById(db, id);
    if (!row) throw notFound('notice');
    return { notice: localise(row, lang) };
  },
};
