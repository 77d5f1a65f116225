import { api } from './api';
import { runScheduled } from './jobs';
import type { Bindings } from './platform/env';

export default {
  fetch: api.fetch,
  scheduled: runScheduled,
} satisfies ExportedHandler<Bindings>;
