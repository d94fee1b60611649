-- A term may be paid when it is chosen; null while it is charged on its day.
alter table renewals add column paid_by text;
