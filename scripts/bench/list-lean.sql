-- The same page with only what the light list shows, as one text that is passed on unread: the limit of any server.
select json_agg(row)::text as json
  from (
    select json_build_array(v.id, v.profile_id, v.version, v.status, v.visible, v.is_copy, v.created_by, v.grid_id,
             v.function_id, v.category_level, v.share_hundredths, v.seniority_on, v.leave_weeks, v.hourly,
             v.fixed_days, v.guaranteed_cents, v.fixed_amount_cents, v.calculated_on, v.index_points,
             v.majored_points, v.minimum_cents, v.hourly_cents, v.remuneration_value_cents, v.displayed_cents,
             v.displayed_unit, v.next_change_on, v.rules_version, v.history, v.created_at, v.updated_at,
             x.content ->> 'otherFunction') as row
      from (select id, name from profile
             where establishment_id = $1 and $2::integer is not null order by name, id limit $3 offset $4) p
      join valuation v on v.establishment_id = $1 and v.profile_id = p.id
      left join personal_text x on x.id = v.text_id
     order by p.name, p.id, v.id) rows
