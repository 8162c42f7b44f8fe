-- The page of the list as the product read it when the bench was frozen. Establishment, account, size, offset.
with page as (
  select p.id, p.version, p.name, p.status, t.minimum_cents, t.share_hundredths, t.displayed_month_cents,
         t.active_functions, t.category_level, t.lowest_points, t.next_change_on, t.monthly_functions, t.hides_rows,
         row_number() over (order by p.name asc nulls last, p.id) as rank
    from profile p join profile_totals t on t.profile_id = p.id and t.audience = 0
   where p.establishment_id = $1 and $2::integer is not null
   order by p.name asc nulls last, p.id
   limit $3 offset $4)
select p.id as "pageId", p.version as "pageVersion", p.name as "pageName", p.status as "pageStatus",
       p.minimum_cents::float8 as "pageMinimumCents", p.share_hundredths as "pageShareHundredths",
       p.displayed_month_cents::float8 as "pageDisplayedMonthCents", p.active_functions as "pageFunctions",
       p.category_level as "pageCategory", p.lowest_points as "pageLowestPoints",
       to_char(p.next_change_on, 'YYYY-MM-DD') as "pageNextChangeOn", p.hides_rows as "pageHidesRows",
       true as "isAsked", v.id as "id", v.establishment_id as "establishmentId", v.profile_id as "profileId",
       v.version as "version", v.status as "status", v.visible as "visible", v.is_copy as "isCopy",
       v.created_by as "createdBy", v.grid_id as "gridId", v.function_id as "functionId",
       v.category_level as "categoryLevel", v.share_hundredths as "shareHundredths",
       to_char(v.seniority_on, 'YYYY-MM-DD') as "seniorityOn", v.leave_weeks as "leaveWeeks", v.hourly as "hourly",
       v.fixed_days as "fixedDays", v.guaranteed_cents as "guaranteedCents",
       v.fixed_amount_cents as "fixedAmountCents", v.answers as "answers", v.text_id as "textId",
       to_char(v.calculated_on, 'YYYY-MM-DD') as "calculatedOn", v.index_points as "indexHundredths",
       v.majored_points as "majoredIndexHundredths", v.full_time_month_cents as "fullTimeMonthCents",
       v.minimum_cents as "minimumCents", v.hourly_cents as "hourlyCents",
       v.remuneration_value_cents as "remunerationValueCents", v.displayed_cents as "displayedCents",
       v.displayed_unit as "displayedUnit", to_char(v.next_change_on, 'YYYY-MM-DD') as "nextChangeOn",
       v.rules_version as "rulesVersion", v.history as "history", v.created_at as "createdAt",
       v.updated_at as "updatedAt", p.name as "profileName",
       coalesce(x.content ->> 'otherFunction', '') as "otherFunction",
       coalesce(x.content, '{"otherFunction":"","criteria":{}}') as texts,
       t.monthly_functions as "monthlyFunctions", t.hides_rows as "hidesRows"
  from page p
 cross join lateral (select p.monthly_functions, p.hides_rows) t
  left join valuation v on v.establishment_id = $1 and v.profile_id = p.id and $2::integer is not null
  left join personal_text x on x.id = v.text_id
 order by p.rank, v.id
