/**
 * The small script of an application's page: what must hold before the application's own scripts run. What more the
 * script of documents does is for widgets, which no application has.
 */
import { watchFirstMove } from "./first-move.ts";
import { holdBackSecondSubmit } from "./forms/submit-once.ts";
import { guardSinks } from "./trusted-types.ts";

guardSinks();
holdBackSecondSubmit();
watchFirstMove();
