import { staffTexts } from "../../staff-texts.ts";

/** Above every page of an admin who acts as another user. */
export const impersonationTexts = /* @__PURE__ */ staffTexts({
	youActAs: ({ name }: { name: string }) => `You act as ${name}`,
	back: "Back to yourself",
});
