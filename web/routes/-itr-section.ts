// The dashboard's simulator brings the law of company tax with it: a piece of its own, fetched when somebody comes near.
export { ItrCard } from '../features/income-tax/simulation/itr-card';
