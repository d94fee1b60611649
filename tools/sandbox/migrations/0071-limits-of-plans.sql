-- From when a plan can be used, and how many requests it includes in twelve months; null where nothing is said.
alter table agreements add column covers_from date;
alter table agreements add column request_cap integer;
