import { Hono } from 'hono';
import type { AppEnv } from '../../platform/env';
import { employeeRoutes } from './employee.routes';
import { payRunRoutes } from './pay-run.routes';

/** Employees, and what they are paid. */
export const salaryRoutes = new Hono<AppEnv>().route('/', employeeRoutes).route('/', payRunRoutes);
