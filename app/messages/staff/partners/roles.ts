import { staffTexts } from "../../staff-texts.ts";
import { en, sentences as englishSentences } from "../en/partners/roles.ts";
import { es, sentences as spanishSentences } from "../es/partners/roles.ts";

export const rolesTexts = /* @__PURE__ */ staffTexts(en, { es });

/** What each role may do, in one sentence. */
export const roleSentencesTexts = /* @__PURE__ */ staffTexts(englishSentences, {
	es: spanishSentences,
});
