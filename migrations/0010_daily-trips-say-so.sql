-- Until now an excursion without any row left daily, in English. From now on only rows say when it leaves: what
-- left daily goes on doing so. Why: docs/decisions/0187-days-are-what-is-ticked.md.
INSERT INTO excursion_day_languages (excursion_id, day, language, position)
SELECT excursions.id, weekday.value, 'en', 0
FROM excursions, json_each('[0,1,2,3,4,5,6]') AS weekday
WHERE NOT EXISTS (SELECT 1 FROM excursion_day_languages AS known WHERE known.excursion_id = excursions.id);
