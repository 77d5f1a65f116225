import { api } from './api';
import type { Bindings } from './platform/env';

export default {
  fetch: api.fetch,
} satisfies ExportedHandler<Bindings>;
