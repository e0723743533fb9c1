import { staffTexts } from "../../staff-texts.ts";
import { en } from "../en/office/books.ts";
import { es } from "../es/office/books.ts";

export const booksTexts = /* @__PURE__ */ staffTexts(en, { es });
