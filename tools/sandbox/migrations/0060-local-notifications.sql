-- The second language of what customers were told is the client's own.

alter table notifications rename column title_thai to title_local;
alter table notifications rename column body_thai to body_local;
