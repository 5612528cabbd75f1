-- Whatever a record of money is of, such as an advance that is returned, it counts in a month that is open.
create function check_month_of_money_record() returns trigger language plpgsql as $$
begin
  perform refuse_closed_month(new.org_id, new.day);
  return new;
end
$$;
create trigger money_records_month_checked before insert on money_records
  for each row execute function check_month_of_money_record();
