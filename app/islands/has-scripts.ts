import { createContext } from "react";

/** False while the server draws a page that works by links and forms alone, because the database does not answer. */
export const HasScripts = createContext(true);
