-- The last day of cover of a plan that has ended.

alter table agreements add column ends_on text;
