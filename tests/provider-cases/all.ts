import type { ProviderCase } from "#tests/fakes/fake-provider.ts";
import { apple } from "./apple.ts";
import { atlassian } from "./atlassian.ts";
import { cognito } from "./cognito.ts";
import { discord } from "./discord.ts";
import { dropbox } from "./dropbox.ts";
import { facebook } from "./facebook.ts";
import { figma } from "./figma.ts";
import { github } from "./github.ts";
import { gitlab } from "./gitlab.ts";
import { google } from "./google.ts";
import { huggingface } from "./huggingface.ts";
import { kakao } from "./kakao.ts";
import { kick } from "./kick.ts";
import { line } from "./line.ts";
import { linear } from "./linear.ts";
import { linkedin } from "./linkedin.ts";
import { microsoft } from "./microsoft.ts";
import { naver } from "./naver.ts";
import { notion } from "./notion.ts";
import { paypal } from "./paypal.ts";
import { reddit } from "./reddit.ts";
import { roblox } from "./roblox.ts";
import { salesforce } from "./salesforce.ts";
import { slack } from "./slack.ts";
import { spotify } from "./spotify.ts";
import { tiktok } from "./tiktok.ts";
import { twitch } from "./twitch.ts";
import { twitter } from "./twitter.ts";
import { vk } from "./vk.ts";
import { zoom } from "./zoom.ts";

/** In the product's order. */
export const providerCases: ProviderCase[] = [
	apple,
	atlassian,
	cognito,
	discord,
	facebook,
	figma,
	github,
	microsoft,
	google,
	huggingface,
	slack,
	spotify,
	twitch,
	twitter,
	dropbox,
	kick,
	linear,
	linkedin,
	gitlab,
	tiktok,
	reddit,
	roblox,
	salesforce,
	vk,
	zoom,
	notion,
	kakao,
	naver,
	line,
	paypal,
];

export const allProviderVariables: Record<string, string> = Object.assign(
	{},
	...providerCases.map((one) => one.variables),
);

/** @throws when there is no such case. */
export function caseOf(id: string): ProviderCase {
	const providerCase = providerCases.find((one) => one.id === id);
	if (!providerCase) throw new Error(`No provider ${id}`);
	return providerCase;
}
