import { mount } from 'svelte';
import App from './App.svelte';
import { pageOf } from './lib/pages';
import { parts, watchRoute } from './lib/route.svelte';
import { watchSettings } from './lib/settings.svelte';
import { firstLanguage, speak } from './lib/words.svelte';
import './styles/base.css';
import './styles/tokens.css';

const OFFLINE = import.meta.glob<{ registerOffline: () => void }>('./lib/offline.ts');

watchSettings();
watchRoute();
void pageOf(parts()[0]).catch(() => null);
await speak(firstLanguage());
mount(App, { target: document.getElementById('app')! });
void OFFLINE['./lib/offline.ts']?.().then((offline) => offline.registerOffline());
