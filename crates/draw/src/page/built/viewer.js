(function(){var e={paints:{"chess-dark":{fill:`#2f2a27`,stroke:`#0c0a09`,width:3.5},"chess-dark-detail":{stroke:`#e9e3d8`,width:3.5},"chess-light":{fill:`#fdfbf5`,stroke:`#2b2622`,width:3.5},"chess-light-detail":{stroke:`#2b2622`,width:3.5},cross:{stroke:`#0067a5`,width:13},crown:{fill:`#e8b418`,stroke:`#5f4600`,width:3},"disc-dark":{fill:`#23262b`,stroke:`#000000`,width:3},"disc-light":{fill:`#fbf7ee`,stroke:`#8d8371`,width:3},eye:{fill:`#ffffff`},food:{fill:`#f3d9b1`},ghost:{fill:`#e2603a`},"groove-dark":{stroke:`#c06a62`,width:3},"groove-light":{stroke:`#d5cfc1`,width:3},"man-dark":{fill:`#a3271d`,stroke:`#4f0f0a`,width:3},"man-light":{fill:`#fbf7ee`,stroke:`#8d8371`,width:3},mouth:{stroke:`#ffffff`,width:4},pacman:{fill:`#f7d038`},pupil:{fill:`#1a2740`},rim:{fill:`#000000`,opacity:.33},ring:{stroke:`#c14f00`,width:13},scared:{fill:`#5d86d8`}},sets:{chess:{B:`chess-b-light`,K:`chess-k-light`,N:`chess-n-light`,P:`chess-p-light`,Q:`chess-q-light`,R:`chess-r-light`,b:`chess-b-dark`,k:`chess-k-dark`,n:`chess-n-dark`,p:`chess-p-dark`,q:`chess-q-dark`,r:`chess-r-dark`},discs:{O:`disc-light`,X:`disc-dark`,o:`disc-light`,x:`disc-dark`},draughts:{B:`king-dark`,W:`king-light`,b:`man-dark`,w:`man-light`,"⛀":`man-light`,"⛁":`king-light`,"⛂":`man-dark`,"⛃":`king-dark`},maze:{".":`dot`,G:`ghost`,O:`capsule`,P:`pacman`,g:`scared`,o:`capsule`,"·":`dot`},stones:{O:`ring`,X:`cross`,o:`ring`,x:`cross`}},shapes:{capsule:[[`food`,`M27 50C27 37.3 37.3 27 50 27C62.7 27 73 37.3 73 50C73 62.7 62.7 73 50 73C37.3 73 27 62.7 27 50Z`]],"chess-b-dark":[[`chess-dark`,`M50 20C65 30 70 45 60 58L40 58C30 45 35 30 50 20ZM50 9C53 9 55.5 11.5 55.5 14.5C55.5 17.5 53 20 50 20C47 20 44.5 17.5 44.5 14.5C44.5 11.5 47 9 50 9ZM37 61L63 61L63 67L37 67ZM39 69L61 69L65 75L35 75ZM26 78L74 78C76 80 77 83 77 86L23 86C23 83 24 80 26 78Z`],[`chess-dark-detail`,`M50 31L50 45M43 38L57 38`]],"chess-b-light":[[`chess-light`,`M50 20C65 30 70 45 60 58L40 58C30 45 35 30 50 20ZM50 9C53 9 55.5 11.5 55.5 14.5C55.5 17.5 53 20 50 20C47 20 44.5 17.5 44.5 14.5C44.5 11.5 47 9 50 9ZM37 61L63 61L63 67L37 67ZM39 69L61 69L65 75L35 75ZM26 78L74 78C76 80 77 83 77 86L23 86C23 83 24 80 26 78Z`],[`chess-light-detail`,`M50 31L50 45M43 38L57 38`]],"chess-k-dark":[[`chess-dark`,`M47 8L53 8L53 14L60 14L60 20L53 20L53 29L47 29L47 20L40 20L40 14L47 14ZM50 40C54 26 82 26 79 46C78 53 73 58 70 63L30 63C27 58 22 53 21 46C18 26 46 26 50 40ZM30 66L70 66L72 73L28 73ZM25 76L75 76C77 79 78 82 78 86L22 86C22 82 23 79 25 76Z`],[`chess-dark-detail`,`M50 43L50 61`]],"chess-k-light":[[`chess-light`,`M47 8L53 8L53 14L60 14L60 20L53 20L53 29L47 29L47 20L40 20L40 14L47 14ZM50 40C54 26 82 26 79 46C78 53 73 58 70 63L30 63C27 58 22 53 21 46C18 26 46 26 50 40ZM30 66L70 66L72 73L28 73ZM25 76L75 76C77 79 78 82 78 86L22 86C22 82 23 79 25 76Z`],[`chess-light-detail`,`M50 43L50 61`]],"chess-n-dark":[[`chess-dark`,`M41 13L48 21C69 24 79 41 78 74L31 74C31 59 46 55 49 43C45 46 40 47 36 47C35 51 31 54 27 55L20 47L33 26L40 22ZM27 77L79 77C81 80 82 83 82 86L24 86C24 83 25 80 27 77Z`],[`chess-dark-detail`,`M42 29L46 30`]],"chess-n-light":[[`chess-light`,`M41 13L48 21C69 24 79 41 78 74L31 74C31 59 46 55 49 43C45 46 40 47 36 47C35 51 31 54 27 55L20 47L33 26L40 22ZM27 77L79 77C81 80 82 83 82 86L24 86C24 83 25 80 27 77Z`],[`chess-light-detail`,`M42 29L46 30`]],"chess-p-dark":[[`chess-dark`,`M50 17C55.4 17 60.2 20.4 62.1 25.5C64 30.5 62.6 36.2 58.5 39.8L64 39.8L64 45.8L58 45.8C59.5 56.8 63 62.8 69 70.8L31 70.8C37 62.8 40.5 56.8 42 45.8L36 45.8L36 39.8L41.5 39.8C37.4 36.2 36 30.5 37.9 25.5C39.8 20.4 44.6 17 50 17ZM27 75L73 75C75 78 76 81 76 85L24 85C24 81 25 78 27 75Z`]],"chess-p-light":[[`chess-light`,`M50 17C55.4 17 60.2 20.4 62.1 25.5C64 30.5 62.6 36.2 58.5 39.8L64 39.8L64 45.8L58 45.8C59.5 56.8 63 62.8 69 70.8L31 70.8C37 62.8 40.5 56.8 42 45.8L36 45.8L36 39.8L41.5 39.8C37.4 36.2 36 30.5 37.9 25.5C39.8 20.4 44.6 17 50 17ZM27 75L73 75C75 78 76 81 76 85L24 85C24 81 25 78 27 75Z`]],"chess-q-dark":[[`chess-dark`,`M27 62L18 29L34 46L38 19L50 43L62 19L66 46L82 29L73 62ZM29 65L71 65L73 73L27 73ZM25 76L75 76C77 79 78 82 78 86L22 86C22 82 23 79 25 76Z`]],"chess-q-light":[[`chess-light`,`M27 62L18 29L34 46L38 19L50 43L62 19L66 46L82 29L73 62ZM29 65L71 65L73 73L27 73ZM25 76L75 76C77 79 78 82 78 86L22 86C22 82 23 79 25 76Z`]],"chess-r-dark":[[`chess-dark`,`M26 17L37 17L37 24L44.5 24L44.5 17L55.5 17L55.5 24L63 24L63 17L74 17L74 34L66 41L34 41L26 34ZM35 44L65 44L67.5 69L32.5 69ZM28 72L72 72L72 77L28 77ZM25 79L75 79C76 81 77 83 77 86L23 86C23 83 24 81 25 79Z`]],"chess-r-light":[[`chess-light`,`M26 17L37 17L37 24L44.5 24L44.5 17L55.5 17L55.5 24L63 24L63 17L74 17L74 34L66 41L34 41L26 34ZM35 44L65 44L67.5 69L32.5 69ZM28 72L72 72L72 77L28 77ZM25 79L75 79C76 81 77 83 77 86L23 86C23 83 24 81 25 79Z`]],cross:[[`cross`,`M26 26L74 74M74 26L26 74`]],"disc-dark":[[`rim`,`M12 52C12 31 29 14 50 14C71 14 88 31 88 52C88 73 71 90 50 90C29 90 12 73 12 52Z`],[`disc-dark`,`M12 48C12 27 29 10 50 10C71 10 88 27 88 48C88 69 71 86 50 86C29 86 12 69 12 48Z`]],"disc-light":[[`rim`,`M12 52C12 31 29 14 50 14C71 14 88 31 88 52C88 73 71 90 50 90C29 90 12 73 12 52Z`],[`disc-light`,`M12 48C12 27 29 10 50 10C71 10 88 27 88 48C88 69 71 86 50 86C29 86 12 69 12 48Z`]],dot:[[`food`,`M41 50C41 45 45 41 50 41C55 41 59 45 59 50C59 55 55 59 50 59C45 59 41 55 41 50Z`]],ghost:[[`ghost`,`M20 86L20 48C20 31.4 33.4 18 50 18C66.6 18 80 31.4 80 48L80 86L70 77L60 86L50 77L40 86L30 77Z`],[`eye`,`M30 46C30 41 34 37 39 37C44 37 48 41 48 46C48 51 44 55 39 55C34 55 30 51 30 46ZM52 46C52 41 56 37 61 37C66 37 70 41 70 46C70 51 66 55 61 55C56 55 52 51 52 46Z`],[`pupil`,`M38 48C38 45.8 39.8 44 42 44C44.2 44 46 45.8 46 48C46 50.2 44.2 52 42 52C39.8 52 38 50.2 38 48ZM60 48C60 45.8 61.8 44 64 44C66.2 44 68 45.8 68 48C68 50.2 66.2 52 64 52C61.8 52 60 50.2 60 48Z`]],"king-dark":[[`rim`,`M12 57C12 36 29 19 50 19C71 19 88 36 88 57C88 78 71 95 50 95C29 95 12 78 12 57Z`],[`man-dark`,`M12 53C12 32 29 15 50 15C71 15 88 32 88 53C88 74 71 91 50 91C29 91 12 74 12 53Z`],[`rim`,`M12 50C12 29 29 12 50 12C71 12 88 29 88 50C88 71 71 88 50 88C29 88 12 71 12 50Z`],[`man-dark`,`M12 45C12 24 29 7 50 7C71 7 88 24 88 45C88 66 71 83 50 83C29 83 12 66 12 45Z`],[`crown`,`M30 60L25 32L38 44L50 25L62 44L75 32L70 60Z`]],"king-light":[[`rim`,`M12 57C12 36 29 19 50 19C71 19 88 36 88 57C88 78 71 95 50 95C29 95 12 78 12 57Z`],[`man-light`,`M12 53C12 32 29 15 50 15C71 15 88 32 88 53C88 74 71 91 50 91C29 91 12 74 12 53Z`],[`rim`,`M12 50C12 29 29 12 50 12C71 12 88 29 88 50C88 71 71 88 50 88C29 88 12 71 12 50Z`],[`man-light`,`M12 45C12 24 29 7 50 7C71 7 88 24 88 45C88 66 71 83 50 83C29 83 12 66 12 45Z`],[`crown`,`M30 60L25 32L38 44L50 25L62 44L75 32L70 60Z`]],"man-dark":[[`rim`,`M12 52C12 31 29 14 50 14C71 14 88 31 88 52C88 73 71 90 50 90C29 90 12 73 12 52Z`],[`man-dark`,`M12 48C12 27 29 10 50 10C71 10 88 27 88 48C88 69 71 86 50 86C29 86 12 69 12 48Z`],[`groove-dark`,`M23 48C23 33.1 35.1 21 50 21C64.9 21 77 33.1 77 48C77 62.9 64.9 75 50 75C35.1 75 23 62.9 23 48Z`],[`groove-dark`,`M35 48C35 39.7 41.7 33 50 33C58.3 33 65 39.7 65 48C65 56.3 58.3 63 50 63C41.7 63 35 56.3 35 48Z`]],"man-light":[[`rim`,`M12 52C12 31 29 14 50 14C71 14 88 31 88 52C88 73 71 90 50 90C29 90 12 73 12 52Z`],[`man-light`,`M12 48C12 27 29 10 50 10C71 10 88 27 88 48C88 69 71 86 50 86C29 86 12 69 12 48Z`],[`groove-light`,`M23 48C23 33.1 35.1 21 50 21C64.9 21 77 33.1 77 48C77 62.9 64.9 75 50 75C35.1 75 23 62.9 23 48Z`],[`groove-light`,`M35 48C35 39.7 41.7 33 50 33C58.3 33 65 39.7 65 48C65 56.3 58.3 63 50 63C41.7 63 35 56.3 35 48Z`]],pacman:[[`pacman`,`M50 50L86 32C77.7 15.5 59.1 6.8 41 11.1C23 15.4 10.3 31.5 10.3 50C10.3 68.5 23 84.6 41 88.9C59.1 93.2 77.7 84.5 86 68Z`]],ring:[[`ring`,`M23 50C23 35.1 35.1 23 50 23C64.9 23 77 35.1 77 50C77 64.9 64.9 77 50 77C35.1 77 23 64.9 23 50Z`]],scared:[[`scared`,`M20 86L20 48C20 31.4 33.4 18 50 18C66.6 18 80 31.4 80 48L80 86L70 77L60 86L50 77L40 86L30 77Z`],[`eye`,`M35 46C35 43.8 36.8 42 39 42C41.2 42 43 43.8 43 46C43 48.2 41.2 50 39 50C36.8 50 35 48.2 35 46ZM57 46C57 43.8 58.8 42 61 42C63.2 42 65 43.8 65 46C65 48.2 63.2 50 61 50C58.8 50 57 48.2 57 46Z`],[`mouth`,`M32 68L38 62L44 68L50 62L56 68L62 62L68 68`]]},turned:[`pacman`]},t=`http://www.w3.org/2000/svg`;function n(e,t,n){for(let[n,r]of Object.entries(t))typeof r==`function`?e.addEventListener(n.slice(2).toLowerCase(),r):r===!0?e.setAttribute(n,``):r!==!1&&r!=null&&e.setAttribute(n,String(r));for(let t of n)t!=null&&t!==!1&&e.append(t)}function r(e,t={},...r){let i=document.createElement(e);return n(i,t,r),i}function i(e,r={},...i){let a=document.createElementNS(t,e);return n(a,r,i),a}function a(e,...t){e.replaceChildren(...t.filter(e=>!!e))}var o=new Map;function s(e,...t){o.delete(e);let n=c(e),r=n.activeElement,i=r!==null&&r!==e&&e.contains(r);if(a(e,...t),!i||n.activeElement===r)return;let s=r.id?n.getElementById(r.id):null,l=r.matches(`button.primary`)?e.querySelector(`button.primary`):null,u=r.isConnected?r:s??l;u instanceof HTMLElement&&u.focus({preventScroll:!0})}function c(e){let t=e.getRootNode();return t instanceof ShadowRoot?t:document}function l(e,t=document){let n=t.getElementById(e);if(!n)throw Error(`the page has no ${e}`);return n}var u=class{constructor(e){this.value=e}valueOf(){return this.value}},d=class extends u{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},f=class extends u{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},p=class e extends u{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof u)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof u&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},m=100,ee=`⁨`,te=`⁩`;function ne(e,t,n){return n===t||n instanceof f&&t instanceof f&&n.value===t.value||t instanceof f&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function re(e,t,n){return t[n]?g(e,t[n].value):(e.reportError(RangeError(`No default`)),new d)}function ie(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=h(e,i.value):n.push(h(e,i));return{positional:n,named:r}}function h(e,t){switch(t.type){case`str`:return t.value;case`num`:return new f(t.value,{minimumFractionDigits:t.precision});case`var`:return ae(e,t);case`mesg`:return oe(e,t);case`term`:return se(e,t);case`func`:return ce(e,t);case`select`:return le(e,t);default:return new d}}function ae(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new d(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new d(`$${t}`);if(n instanceof u)return n;switch(typeof n){case`string`:return n;case`number`:return new f(n);case`object`:if(p.supportsValue(n))return new p(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new d(`$${t}`)}}function oe(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new d(t);if(n){let i=r.attributes[n];return i?g(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new d(`${t}.${n}`))}return r.value?g(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new d(t))}function se(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new d(i);if(n){let t=a.attributes[n];if(t){e.params=ie(e,r).named;let n=g(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new d(`${i}.${n}`)}e.params=ie(e,r).named;let o=g(e,a.value);return e.params=null,o}function ce(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new d(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new d(`${t}()`);try{let t=ie(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new d(`${t}()`)}}function le(e,{selector:t,variants:n,star:r}){let i=h(e,t);if(i instanceof d)return re(e,n,r);for(let t of n)if(ne(e,i,h(e,t.key)))return g(e,t.value);return re(e,n,r)}function ue(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new d;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>m)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${m}`);r&&n.push(ee),n.push(h(e,i).toString(e)),r&&n.push(te)}return e.dirty.delete(t),n.join(``)}function g(e,t){return typeof t==`string`?e.bundle._transform(t):ue(e,t)}var de=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function fe(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var pe=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function me(e,t){let n=e[0];if(n instanceof d)return new d(`NUMBER(${n.valueOf()})`);if(n instanceof f)return new f(n.valueOf(),{...n.opts,...fe(t,pe)});if(n instanceof p)return new f(n.toNumber(),{...fe(t,pe)});throw TypeError(`Invalid argument to NUMBER`)}var he=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function ge(e,t){let n=e[0];if(n instanceof d)return new d(`DATETIME(${n.valueOf()})`);if(n instanceof p||n instanceof f)return new p(n,fe(t,he));throw TypeError(`Invalid argument to DATETIME`)}var _e=new Map;function ve(e){let t=Array.isArray(e)?e.join(` `):e,n=_e.get(t);return n===void 0&&(n=new Map,_e.set(t,n)),n}var ye=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:me,DATETIME:ge,...t},this._useIsolating=n,this._transform=r,this._intls=ve(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new de(this,n,t);try{return ue(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new d().toString(r);throw e}}},be=/^(-?[a-zA-Z][\w-]*) *= */gm,xe=/\.([a-zA-Z][\w-]*) *= */y,Se=/\*?\[/y,Ce=/(-?[0-9]+(?:\.([0-9]+))?)/y,we=/([a-zA-Z][\w-]*)/y,Te=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,Ee=/^[A-Z][A-Z0-9_-]*$/,De=/([^{}\n\r]+)/y,Oe=/([^\\"\n\r]*)/y,ke=/\\([\\"])/y,Ae=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,je=/^\n+/,Me=/ +$/,Ne=/ *\r?\n/g,Pe=/( *)$/,Fe=/{\s*/y,Ie=/\s*}/y,Le=/\[\s*/y,Re=/\s*] */y,ze=/\s*\(\s*/y,Be=/\s*->\s*/y,Ve=/\s*:\s*/y,He=/\s*,?\s*/y,Ue=/\s+/y,We=class{constructor(e){this.body=[],be.lastIndex=0;let t=0;for(;;){let n=be.exec(e);if(n===null)break;t=be.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(xe);){let t=o(xe),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(De)&&(r=o(De)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=ae();return i?r?u([r,i],i.length):(i.value=oe(i.value,je),u([i],i.length)):r?oe(r,Me):null}function u(r=[],i){for(;;){if(n(De)){r.push(o(De));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=ae();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=oe(s,Me));let c=[];for(let e of r)e instanceof Ge&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(Fe,SyntaxError);let e=f();if(i(Ie))return e;if(i(Be)){let t=ee();return i(Ie,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(Te)){let[,e,t,n=null]=a(Te);if(e===`$`)return{type:`var`,name:t};if(i(ze)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(Ee.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return ne()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(He)}}function m(){let e=f();return e.type===`mesg`&&i(Ve)?{type:`narg`,name:e.name,value:ne()}:e}function ee(){let e=[],t=0,i;for(;n(Se);){r(`*`)&&(i=t);let n=te(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function te(){i(Le,SyntaxError);let e;return e=n(Ce)?re():{type:`str`,value:o(we)},i(Re,SyntaxError),e}function ne(){if(n(Ce))return re();if(e[t]===`"`)return ie();throw SyntaxError(`Invalid expression`)}function re(){let[,e,t=``]=a(Ce),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function ie(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(Oe),e[t]===`\\`)n+=h();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function h(){if(n(ke))return o(ke);if(n(Ae)){let[,e,t]=a(Ae),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function ae(){let n=t;switch(i(Ue),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return se(e.slice(n,t))}return e[t-1]===` `&&se(e.slice(n,t))}function oe(e,t){return e.replace(t,``)}function se(e){let t=e.replace(Ne,`
`),n=Pe.exec(e)[1].length;return new Ge(t,n)}}},Ge=class{constructor(e,t){this.value=e,this.length=t}},Ke=Object.assign({"../../../crates/language/messages/cs/tree.ftl":`## Co obrázky a stránka říkají o uzlu: proč byl opuštěn a při kterém průchodu tahem
exit-searched = všechny tahy prozkoumány
exit-selected = prozkoumány tahy, které stojí za to
exit-leaf = vyčerpaná hloubka
exit-terminal = konec hry
exit-given = daná hodnota
exit-cutoff = odříznuto
exit-table = odpověděla tabulka
exit-null-move = stačí vynechat tah
exit-stand-pat = stačí současný stav
exit-futility = nemůže nic změnit
exit-delta = získá příliš málo
exit-razoring = pomohly by jen výměny
exit-exchanges = ztrácí při výměně
exit-prob-cut = stačí výměna
exit-singular = stačí několik tahů
exit-quiescence = pod listy ztrácí
exit-quiescence-limits = dost východisek
exit-late-move = příliš pozdě v pořadí
exit-beam = mimo paprsek
exit-repetition = opakování
exit-mate-distance = je známa rychlejší výhra
exit-known = přesně známo
exit-stopped = zastaveno
pass-scout = průzkum
pass-reduced = zkráceně
pass-again = znovu
pass-null = nulový tah
pass-quiet = klidové

## Čísla v uzlech rostoucího stromu
number-visits = návštěvy
number-mean = průměr
number-merit = cena
number-proof = důkaz
number-disproof = vyvrácení
number-lower = nejméně
number-upper = nejvýše
`,"../../../crates/language/messages/en/tree.ftl":`## What pictures and the page say of a node: why it was left, and in which pass over its move
exit-searched = every move searched
exit-selected = the moves worth it searched
exit-leaf = depth used up
exit-terminal = game over
exit-given = value given
exit-cutoff = cut off
exit-table = answered by the table
exit-null-move = passing is enough
exit-stand-pat = content as it is
exit-futility = cannot matter
exit-delta = gains too little
exit-razoring = only exchanges could help
exit-exchanges = loses in the exchange
exit-prob-cut = an exchange is enough
exit-singular = several moves are enough
exit-quiescence = loses below the leaves
exit-quiescence-limits = enough ways out
exit-late-move = too late in the order
exit-beam = outside the beam
exit-repetition = repetition
exit-mate-distance = a faster win is known
exit-known = known exactly
exit-stopped = stopped
pass-scout = scout
pass-reduced = reduced
pass-again = again
pass-null = null move
pass-quiet = quiet

## Numbers that the nodes of a growing tree carry
number-visits = visits
number-mean = mean
number-merit = merit
number-proof = proof
number-disproof = disproof
number-lower = at least
number-upper = at most
`,"../words/cs/board.ftl":`## Deska a co je kolem ní
board-title = Deska
pad =
    .aria-label = Řízení
go-on = Hrát odtud
back-to-game = Zpět
go-first =
    .title = Na začátek
    .aria-label = Na začátek partie
go-back =
    .title = O tah zpět
    .aria-label = O tah zpět
go-forward =
    .title = O tah vpřed
    .aria-label = O tah vpřed
go-last =
    .title = Na konec
    .aria-label = Na poslední tah
undo =
    .title = Vzít zpět (Ctrl+Z)
    .aria-label = Vzít zpět
redo =
    .title = Znovu (Ctrl+Y)
    .aria-label = Znovu
new-game = Nová
edit = Postavit
hint = Nápověda
    .title = Ukázat, co by zahrál počítač
flip = Otočit
labels = Čísla
truth = Pravda
    .title = Přesná hodnota každého tahu
setups =
    .aria-label = Hry tohoto druhu
record =
    .aria-label = Tahy partie
position-label = Pozice
position-text =
    .title = Pozice jako text; klávesou Enter postavíte jinou
moves-label = Tahy
moves-text =
    .title = Tahy partie jako text; klávesou Enter zahrajete jiné
    .placeholder = 1. …
copy-game = Kopírovat partii
    .title = Zkopírovat partii i s variantami
save-game = Uložit .pgn
    .title = Uložit partii s variantami a komentáři
paste-note = Partii můžete kamkoli vložit, soubor přetáhnout na desku.
look = Vzhled
    .title = Barvy a zvuk desky

## Jak to je doopravdy
truth-draw = Pravda: při nejlepší hře remíza.
truth-margin = Pravda: vyhraje { $winner } o { $margin ->
    [one] { $margin } kámen
    [few] { $margin } kameny
    [many] { $margin } kamene
   *[other] { $margin } kamenů
}.
truth-key-margin = U tahů: o kolik kamenů každý vyhraje nebo prohraje.
truth-key-plies = U tahů: výhra (V), remíza (R) nebo prohra (P), a za kolik půltahů.
truth-wins = Pravda: vyhraje { $winner }.
truth-mates = Pravda: { $winner } dá mat { $moves }. tahem.
truth-wins-in = Pravda: { $winner } vyhraje za { $plies ->
    [one] { $plies } půltah
    [few] { $plies } půltahy
    [many] { $plies } půltahu
   *[other] { $plies } půltahů
}.

## Vedle desky
bar-none =
    .aria-label = Zatím bez hodnoty
    .title = Zatím bez hodnoty: hledejte, přemýšlejte nebo hrajte
bar-value =
    .aria-label = Hodnota, { $side }: { $value }
    .title = { $side }: { $value }
judgement-title = Ohodnocovací funkce zde

## Stavění pozice
side-to-move = na tahu { $side }
eraser =
    .aria-label = Guma
    .title = Guma
editor-clear = Vyprázdnit
editor-use = Použít tuto pozici
editor-how = Vyberte kámen a klepněte tam, kde má stát; tažením kameny přesunete, mimo desku odstraníte.
castling = Rošády:
    .aria-label = Rošády
castling-white-short = bílý, malá
castling-white-long = bílý, velká
castling-black-short = černý, malá
castling-black-long = černý, velká
fault-no-king = { $side } nemá krále.
fault-kings = { $side } má více králů ({ $kings }).
fault-pawn = Pěšec nemůže stát na první ani na poslední řadě.
fault-man = Kámen, který došel na poslední řadu, je dáma.

## Partie jako text
position-set = Pozice je na desce.
game-set = Partie je na desce.
game-copied = Partie je zkopírována i s variantami.
script-on-board = Vaše hra je na desce.
game-too-large = Soubor { $name } je na jednu partii příliš velký
file-no-text = { $name } není text: čeká se partie nebo pozice
save-game-as = Uložit .{ $kind }

## Vzhled a zvuk
look-wood = Dřevo
look-green = Zelená
look-blue = Modrá
look-grey = Šedá
look-colours = Barvy desky
look-sound = Klepnutí při každém tahu

## Stav partie
use-text = Použít tento text
option-as-text = { $option } jako text
solving = Řeší se …
discs = Kameny: { $first } { $max }, { $second } { $min }
must-pass = { $side } nemá kam táhnout a musí tah vynechat.
pass = Vynechat tah
move-pass = vynechává
moves-of = Tahy:
pad-up =
    .aria-label = nahoru
pad-left =
    .aria-label = vlevo
pad-right =
    .aria-label = vpravo
pad-down =
    .aria-label = dolů
turn-thinks = { $side } přemýšlí …
turn-check = na tahu { $side }, šach
turn-score = { $turn } · skóre { $score }
looking-ahead = Pohled dopředu: { $moves }
looking-root = Pohled na kořen stromu
promote-line = Udělat hlavní variantou
    .title = Touto variantou partie pokračuje; dosavadní se stane vedlejší
delete-line = Smazat odtud
    .title = Smaže tah na desce a vše, co následuje; Vzít zpět to vrátí
why-move = Proč tento tah?
    .title = Prohledá pozici před tahem na desce a vybere ho ve stromu
move-value = hodnota { $value }
badge-win = V
badge-draw = R
badge-loss = P
light-square = světlé pole
board-name =
    .aria-label = Deska
which-promotion =
    .aria-label = V co se pěšec promění?
which-move =
    .aria-label = Který tah?

## Kameny pro ty, kdo poslouchají
piece-empty = prázdné
piece-disc = kámen
piece-man = kámen
piece-king = dáma
piece-dot = jídlo
piece-capsule = kapsle
piece-pacman = Pac-Man
piece-ghost = duch
piece-scared = vyděšený duch
piece-chess-p = pěšec
piece-chess-r = věž
piece-chess-n = jezdec
piece-chess-b = střelec
piece-chess-q = dáma
piece-chess-k = král
piece-of = { $piece }, { $side }

## Skupiny ovladačů
group-walk =
    .aria-label = Procházet partií
group-game =
    .aria-label = Partie
group-view =
    .aria-label = Co ukazuje šachovnice
texts = Text
    .title = Pozice a partie jako text: kopírovat, uložit, nahradit

## Poznámky psané rukou
comment = Poznámka
    .title = Slova a značka u tahu na šachovnici; uložená partie je obsahuje
comment-text =
    .aria-label = Poznámka k tahu na šachovnici
comment-sign =
    .aria-label = Značka tahu na šachovnici
comment-no-sign = bez značky
score-lead = { $side } má výhodu { $by }

## Strom dělaný rukou
tree-rows = Uzly, klikáním
tree-rows-not = Tento strom je příliš velký, nebo zapsaný tak, jak to umí jen text: upravte ho níže.
tree-kind = Co je uzel { $name }
tree-kind-max = MAX
tree-kind-min = MIN
tree-kind-chance = náhoda
tree-value = Hodnota uzlu { $name }
tree-name = Jméno uzlu { $name }
tree-no-name = jméno
tree-add =
    .title = Přidat tah
    .aria-label = Přidat tah pod { $name }
tree-remove =
    .title = Odebrat tento uzel a vše pod ním
    .aria-label = Odebrat { $name } a vše pod ním
`,"../words/cs/tree.ftl":`## Strom a jeho nástroje
tree-title = Strom
tree-find =
    .title = Tah, nebo několik po sobě; Enter jde na další
    .aria-label = Najít uzly podle tahů
    .placeholder = Najít tahy
tree-fold = Sbalit
    .title = Ukázat vše, nebo jen hlavní variantu, její sourozence a to, co rozbalíte
tree-pv = Hlavní varianta
    .title = Na variantu, kterou se čeká od obou stran (P)
tree-out =
    .title = Oddálit
    .aria-label = Oddálit
tree-fit = Celý
    .title = Ukázat vše (Home)
tree-in =
    .title = Přiblížit
    .aria-label = Přiblížit
compare-with =
    .aria-label = Porovnat s jiným prohledáváním
exercise = Cvičení
    .title = Skrýt hodnoty a doplnit je sám
filters =
    .aria-label = Proč byly uzly opuštěny
tree-counts = { $search } · { $nodes ->
    [one] { $nodes } uzel
    [few] { $nodes } uzly
    [many] { $nodes } uzlu
   *[other] { $nodes } uzlů
}
tree-counts-last = { tree-counts } ve všech hloubkách; strom ukazuje poslední hloubku: { $shown }
tree-counts-missing = { tree-counts }, z toho { $missing } nezaznamenáno

## Proč byl uzel opuštěn
missing-below = Pod ním nezaznamenáno: { $missing }; víc uvidíte, když budete hledat odtud.
intro-best = Prohledávání hraje { $move }: { $verdict }.
intro-verdict = Prohledávání říká: { $verdict }.
intro-skipped = { $count ->
    [one] Na { $count } tah se vůbec nepodívalo; končí dvěma čárkami.
    [few] Na { $count } tahy se vůbec nepodívalo; každý končí dvěma čárkami.
    [many] Na { $count } tahu se vůbec nepodívalo; každý končí dvěma čárkami.
   *[other] Na { $count } tahů se vůbec nepodívalo; každý končí dvěma čárkami.
}
intro-skipped-recorded = { $count ->
    [one] V zaznamenané části se na { $count } tah vůbec nepodívalo; končí dvěma čárkami.
    [few] V zaznamenané části se na { $count } tahy vůbec nepodívalo; každý končí dvěma čárkami.
    [many] V zaznamenané části se na { $count } tahu vůbec nepodívalo; každý končí dvěma čárkami.
   *[other] V zaznamenané části se na { $count } tahů vůbec nepodívalo; každý končí dvěma čárkami.
}
intro-pick = Vyberte uzel a uvidíte, proč byl opuštěn, nebo si prohledávání přehrajte.
intro-folded = Většina stromu je sbalená: uzel se rozbalí dvojklikem, nebo ukažte celý strom.
intro-folded-touch = Většina stromu je sbalená: ťukněte na uzel a stiskněte Rozbalit, nebo ukažte celý strom.
intro-missing = Celý strom je příliš velký: zaznamenává se shora a kde něco chybí, uzel to říká.
window-at = Okno v uzlu { $name }

## Vše o uzlu
nodes-left-out = { $nodes }, { $count ->
        [one] { $count } vynechaný tah
        [few] { $count } vynechané tahy
       *[other] { $count } vynechaných tahů
    }
fact-turn = na tahu
fact-likely = pravděpodobnost
fact-left = opuštěn
fact-value = hodnota
fact-window = okno
fact-depth = hloubka
fact-pass = průchod
fact-below = pod ním
fact-missing = nezaznamenáno
fact-not-looked-at = nezkoumán
fact-to-the-end = do konce
shares-here = { $function }: zde { $value }

## Program vedle stromu
code-leaf = je-li konec hry nebo nezbývá hloubka: vrať hodnota(uzel)
code-call-window = hledej(uzel, α, β):
code-call = hledej(uzel):
code-max = táhne-li MAX: pro každý tah
code-min = táhne-li MIN: pro každý tah
code-chance = jinak: pro každý tah
code-raise-window = v = max(v, hledej(potomek, α, β))
code-lower-window = v = min(v, hledej(potomek, α, β))
code-raise = v = max(v, hledej(potomek))
code-lower = v = min(v, hledej(potomek))
code-average = v = v + pravděpodobnost × hledej(potomek)
code-cut-max = je-li v ≥ β: vrať v  – MIN se tomu vyhne
code-cut-min = je-li v ≤ α: vrať v  – MAX se tomu vyhne
code-done = vrať v
code =
    .aria-label = Prohledávání jako program

## Proč byly uzly opuštěny, jedním slovem
exit-rule = pravidlo { $rule }
exit-never = nikdy nezkoumáno
filter =
    .title = Ukázat nebo zeslabit uzly: { $reason }

## Porovnání dvou prohledávání
rival-minimax = Minimax
rival-alphabeta = Alfa-beta
rival-ordered = Alfa-beta, s řazením tahů
rival-beam = Alfa-beta, jen 3 nejlepší tahy
rival-expectimax = Expectimax
rival-pvs = Hrací prohledávání
rival-variant = Varianta { $name }
compare-choose = Porovnat s…
compare-close = Zavřít porovnání
compare-note = Co prohledávání nezkoumalo, je vybledlé. Obě se pohybují spolu; klepnutím na uzel uvidíte, co o něm které říká.
compare-absent = Sem se toto prohledávání nepodívalo.
compare-half = uzlů: { $nodes }, odříznutí: { $cutoffs }, { $time }
compare-same-value = Obě říkají { $value }
compare-other-value = Neshodnou se: { $value } a { $other }
compare-other-judge = Řídí se různými funkcemi ({ $judge }: { $value }, { $rival }: { $other }), jejichž hodnoty nelze porovnat,
compare-same-move = hrají { $move }
compare-other-move = hrají { $move } a { $other }
compare-nothing = nic
compare-words = { $work ->
        [same] { $values } a { $moves }, se stejným počtem uzlů.
       *[less] { $values } a { $moves }; { $search } prozkoumá { $share } uzlů.
    } Uzlů, které navštívila obě: { $both }.

## Hledání, sbalování, přehrávání
found-count = nalezeno: { $count }
found-more = a dalších { $count }
found-list =
    .aria-label = Nalezené uzly
found-at = { $at } z { $count }
tree-whole = Celý strom
node-fold = Sbalit
node-unfold = Rozbalit
node-zoom = Přiblížit sem
search-from-here = Hledat odtud
no-tree = Tady bude strom prohledávání.
search-here = Prohledat tuto pozici
record-more = Zaznamenat více
tree-age = { $moves ->
        [0] Starší strom, pozice před prvním tahem; partie zůstává.
        [1] Starší strom, pozice po prvním tahu; partie zůstává.
       *[other] Starší strom, pozice po { $moves } tazích; partie zůstává.
    }
search-again = Prohledat pozici partie
tree-canvas =
    .aria-label = Strom prohledávání. Šipkami se po stromu chodí, plus a minus přibližují a oddalují, Home ukáže vše, P hlavní variantu.
not-kept = { $nodes } chybí
gauge =
    .aria-label = Okno { $window }
player =
    .aria-label = Přehrávání
player-moment =
    .aria-label = Okamžik prohledávání
player-play =
    .aria-label = Přehrát prohledávání
player-pause =
    .aria-label = Pozastavit
player-speed =
    .aria-label = Rychlost
speed-slow = pomalu
speed-all = vše za { $seconds } s
replay-start =
    .title = Na začátek
    .aria-label = Na začátek
replay-back =
    .title = O krok zpět
    .aria-label = O krok zpět
replay-step =
    .title = O krok vpřed
    .aria-label = O krok vpřed
replay-cut =
    .title = K dalšímu odříznutí
    .aria-label = K dalšímu odříznutí
replay-end =
    .title = Na konec
    .aria-label = Na konec
player-steps = { $count ->
        [one] { $count } krok
        [few] { $count } kroky
        [many] { $count } kroku
       *[other] { $count } kroků
    }
replay-answer = Ukázat odpověď
    .title = Co prohledávání nakonec najde: tah, hodnotu a variantu
replay-hide = Skrýt odpověď
    .title = Dokud k ní přehrávání nedojde
node-open = Tady prohledávání ještě pracuje: hodnota uzlu zatím není známa.
calls =
    .aria-label = Otevřená volání, nejnovější první
calls-call = otevřené volání
calls-way = cesta
    .aria-label = Cesta, kterou prohledávání jde, poslední uzel první
calls-best = zatím nejlepší
calls-more = a mezi nimi dalších { $count }
moment-enter = Vstup do uzlu { $node }: { $number ->
        [several] rozhodují
       *[single] rozhoduje
    } { $side }, okno je { $window }.
moment-enter-pass = Vstup do uzlu { $node } ({ $pass }): { $number ->
        [several] rozhodují
       *[single] rozhoduje
    } { $side }, okno je { $window }.
moment-leave = Návrat z uzlu { $node } s hodnotou { $value }. { $reason }
moment-skip = { $node }: { $reason }
moment-round = Začíná nový průchod: { $round }, okno { $window }.
growth-select = Prohledávání jde k uzlu { $node }.
growth-select-proof = Prohledávání jde k uzlu { $node }: má nejmenší důkazové číslo, { $value }.
growth-select-disproof = Prohledávání jde k uzlu { $node }: má nejmenší vyvracecí číslo, { $value }.
growth-choice = { $mean } + { $weight } · √(ln { $all } / { $own }) = { $sum }, největší z { $count }.
growth-choice-prior = { $mean } + { $weight } · { $prior } · √{ $all } / (1 + { $own }) = { $sum }, největší z jeho tahů.
growth-largest = { $sum } je největší z jeho tahů.
growth-expand = Do stromu přibývá { $node }.
growth-set = { $node }: { $number } je { $value }.
growth-change = { $node }: { $number } je teď { $value }, předtím { $before }.
growth-mark = { $node } má značku { $mark }.
fact-mark = značka

## Stromy v souborech
tree-file-bad = Toto není strom, který lze ukázat: { $what }
tree-file-json = čeká se objekt se sloupci, jak jej píše plywood tree --out x.json
tree-file-no-place = Soubor neříká, které pozice strom je: na vlastní stránce jej ukáže plywood tree --in SOUBOR --out strom.html
`,"../words/cs/values.ftl":`## Čísla a hodnoty slovy
value-win = výhra za { $plies }
value-loss = prohra za { $plies }
value-sure-win = výhra
value-sure-loss = prohra
tiny-sure-win = V
tiny-sure-loss = P
value-mate = mat { $moves }. tahem
value-mated = dostane mat { $moves }. tahem
tiny-win = V{ $plies }
tiny-loss = P{ $plies }
value-for-max = { $value } pro MAX
expected-score = očekávaný výsledek { $value }
nodes = { $count ->
    [one] { $count } uzel
    [few] { $count } uzly
    [many] { $count } uzlu
   *[other] { $count } uzlů
}
moves = { $count ->
    [one] { $count } tah
    [few] { $count } tahy
    [many] { $count } tahu
   *[other] { $count } tahů
}
speed = { $time }, { $nodes }/s
chance = náhoda
phase-opening = { $term } (zahájení)
phase-ending = { $term } (koncovka)
phase-middlegame = { $term } (střední hra)
phase-endgame = { $term } (koncovka)
root = kořen
`,"../words/cs/viewer.ftl":`## Strom na vlastní stránce
viewer-nodes = { $left ->
    [0] { $nodes }
   *[other] { $nodes }, { $left ->
        [one] { $left } vynechaný tah
        [few] { $left } vynechané tahy
       *[other] { $left } vynechaných tahů
    }
}
viewer-missing = { $whole } (dalších { $rest } není zaznamenáno)
viewer-intro = Vyberte uzel a dozvíte se, proč byl opuštěn, nebo si prohledávání přehrajte.
viewer-intro-growth = Vyberte uzel a uvidíte jeho čísla, nebo si přehrajte, jak strom roste.
viewer-answer = Prohledávání najde { $value }, a to tahy { $line }.
viewer-best = Prohledávání dává přednost tahům { $line }.
viewer-open = Otevřít strom
    .title = Ukáže jiný strom ze souboru, který napsal plywood tree --out x.json
viewer-compare = Porovnat
    .title = Ukáže vedle tohoto stromu druhý, ze souboru, který napsal plywood tree --out x.json
viewer-compare-words = První prohledávání: { $first }, druhé: { $second }. Obě navštívila: { $both }.
viewer-compare-nothing = Stromy nemají společný žádný tah: jsou to stromy dvou pozic.
viewer-alone = Otevřít
    .title = Otevře tento strom ve vlastním okně
viewer-dropped = Je zobrazen soubor { $name }.
viewer-link = Pokračování je v jiném obrázku
viewer-tools =
    .aria-label = Strom
`,"../words/en/board.ftl":`## The board and what is around it
board-title = Board
pad =
    .aria-label = Steer
go-on = Play from here
back-to-game = Back
go-first =
    .title = To the start
    .aria-label = To the start of the game
go-back =
    .title = One move back
    .aria-label = One move back
go-forward =
    .title = One move on
    .aria-label = One move on
go-last =
    .title = To the end
    .aria-label = To the last move
undo =
    .title = Take back (Ctrl+Z)
    .aria-label = Take back
redo =
    .title = Redo (Ctrl+Y)
    .aria-label = Redo
new-game = New
edit = Set up
hint = Hint
    .title = Show what the computer would play
flip = Flip
labels = Numbers
truth = Truth
    .title = The exact value of every move
setups =
    .aria-label = Games of this kind
record =
    .aria-label = Moves of the game
position-label = Position
position-text =
    .title = The position as text; press Enter to set up another
moves-label = Moves
moves-text =
    .title = The moves of the game as text; press Enter to play others
    .placeholder = 1. …
copy-game = Copy game
    .title = Copy the game with its variations
save-game = Save .pgn
    .title = Save the game with its variations and comments
paste-note = Paste a game anywhere, or drop a file on the board.
look = Look
    .title = Colours and sound of the board

## What is really true
truth-draw = Truth: a draw with best play.
truth-margin = Truth: { $winner } wins by { $margin ->
    [one] { $margin } disc
   *[other] { $margin } discs
}.
truth-key-margin = At the moves: the discs each wins or loses by.
truth-key-plies = At the moves: won (W), drawn (D) or lost (L), and in how many plies.
truth-wins = Truth: { $winner } wins.
truth-mates = Truth: { $winner } mates in { $moves }.
truth-wins-in = Truth: { $winner } wins in { $plies ->
    [one] { $plies } ply
   *[other] { $plies } plies
}.

## Beside the board
bar-none =
    .aria-label = No value yet
    .title = No value yet: search, think or play
bar-value =
    .aria-label = Value for { $side }: { $value }
    .title = { $value } for { $side }
judgement-title = The value function here

## Setting up a position
side-to-move = { $side } to move
eraser =
    .aria-label = Eraser
    .title = Eraser
editor-clear = Clear
editor-use = Use this position
editor-how = Choose a piece and click where it stands; drag pieces to move them, off the board to take them away.
castling = Castling:
    .aria-label = Castling
castling-white-short = White, short
castling-white-long = White, long
castling-black-short = Black, short
castling-black-long = Black, long
fault-no-king = { $side } has no king.
fault-kings = { $side } has { $kings } kings.
fault-pawn = A pawn cannot stand on the first or the last row.
fault-man = A man that has come to the last row is a king.

## Games as text
position-set = The position is on the board.
game-set = The game is on the board.
game-copied = The game is copied, with its variations.
script-on-board = Your game is on the board.
game-too-large = { $name } is too large to be one game
file-no-text = { $name } is no text: expected a game or a position
save-game-as = Save .{ $kind }

## Looks and sounds
look-wood = Wood
look-green = Green
look-blue = Blue
look-grey = Grey
look-colours = Colours of the board
look-sound = A click for every move

## The state of the game
use-text = Use this text
option-as-text = { $option } as text
solving = Solving …
discs = Discs: { $first } { $max }, { $second } { $min }
must-pass = { $side } has no move and must pass.
pass = Pass
move-pass = pass
moves-of = Moves:
pad-up =
    .aria-label = up
pad-left =
    .aria-label = left
pad-right =
    .aria-label = right
pad-down =
    .aria-label = down
turn-thinks = { $side }: thinking …
turn-check = { $side } to move, in check
turn-score = { $turn } · score { $score }
looking-ahead = Looking ahead: { $moves }
looking-root = Looking at the root of the tree
promote-line = Make it the main line
    .title = This variation goes on with the game; the line becomes its variation
delete-line = Delete from here
    .title = Throws away the move on the board and all that follows it; Take back brings them back
why-move = Why this move?
    .title = Searches the position before the move on the board, and picks it in the tree
move-value = value { $value }
badge-win = W
badge-draw = D
badge-loss = L
light-square = light square
board-name =
    .aria-label = Board
which-promotion =
    .aria-label = What does the pawn become?
which-move =
    .aria-label = Which move?

## Pieces, for screen readers
piece-empty = empty
piece-disc = disc
piece-man = man
piece-king = king
piece-dot = food
piece-capsule = capsule
piece-pacman = Pac-Man
piece-ghost = ghost
piece-scared = scared ghost
piece-chess-p = pawn
piece-chess-r = rook
piece-chess-n = knight
piece-chess-b = bishop
piece-chess-q = queen
piece-chess-k = king
piece-of = { $side } { $piece }

## The groups of controls
group-walk =
    .aria-label = Walk through the game
group-game =
    .aria-label = The game
group-view =
    .aria-label = What the board shows
texts = Text
    .title = The position and the game as text, to copy, save and replace

## Comments by hand
comment = Comment
    .title = Words and a sign at the move on the board; a saved game has them
comment-text =
    .aria-label = Comment on the move on the board
comment-sign =
    .aria-label = Sign of the move on the board
comment-no-sign = no sign
score-lead = { $side } is better by { $by }

## A tree made by hand
tree-rows = Nodes, by clicks
tree-rows-not = This tree is too large, or written in a way that only text can say: change it below.
tree-kind = What node { $name } is
tree-kind-max = MAX
tree-kind-min = MIN
tree-kind-chance = chance
tree-value = Value of node { $name }
tree-name = Name of node { $name }
tree-no-name = name
tree-add =
    .title = Add a move
    .aria-label = Add a move below { $name }
tree-remove =
    .title = Remove this node and all below it
    .aria-label = Remove { $name } and all below it
`,"../words/en/tree.ftl":`## The tree and its tools
tree-title = Tree
tree-find =
    .title = A move, or several in a row; Enter goes to the next
    .aria-label = Find nodes by moves
    .placeholder = Find moves
tree-fold = Fold
    .title = Show everything, or only the expected line, its siblings and what you open
tree-pv = Best line
    .title = Go to the line both sides are expected to play (P)
tree-out =
    .title = Zoom out
    .aria-label = Zoom out
tree-fit = Fit
    .title = Show everything (Home)
tree-in =
    .title = Zoom in
    .aria-label = Zoom in
compare-with =
    .aria-label = Compare with another search
exercise = Exercise
    .title = Hide the values and fill them in yourself
filters =
    .aria-label = Why nodes were left
tree-counts = { $search } · { $nodes ->
    [one] { $nodes } node
   *[other] { $nodes } nodes
}
tree-counts-last = { tree-counts } at all depths; the tree shows the last depth: { $shown }
tree-counts-missing = { tree-counts }, { $missing } not recorded

## Why a node was left
missing-below = Not recorded below it: { $missing }; search from here to see more.
intro-best = The search plays { $move }: { $verdict }.
intro-verdict = The search says: { $verdict }.
intro-skipped = { $count ->
    [one] { $count } move was never looked at; it ends in two strokes.
   *[other] { $count } moves were never looked at; each ends in two strokes.
}
intro-skipped-recorded = { $count ->
    [one] In what is recorded, { $count } move was never looked at; it ends in two strokes.
   *[other] In what is recorded, { $count } moves were never looked at; each ends in two strokes.
}
intro-pick = Pick a node to see why it was left, or press play to watch the search.
intro-folded = Most of it is folded away: double-click a node to open it, or show the whole tree.
intro-folded-touch = Most of it is folded away: tap a node and press Unfold, or show the whole tree.
intro-missing = The tree is too large to be kept whole: it is recorded from the top, and where something is missing the node says so.
window-at = Window at { $name }

## Everything about a node
nodes-left-out = { $nodes }, { $count ->
        [one] { $count } move left out
       *[other] { $count } moves left out
    }
fact-turn = turn
fact-likely = likely
fact-left = left
fact-value = value
fact-window = window
fact-depth = depth
fact-pass = pass
fact-below = below
fact-missing = not recorded
fact-not-looked-at = not looked at
fact-to-the-end = to the end
shares-here = { $function }: { $value } here

## The program beside the tree
code-leaf = if the game is over or no depth is left: return value(node)
code-call-window = search(node, α, β):
code-call = search(node):
code-max = if MAX moves: for each move
code-min = if MIN moves: for each move
code-chance = otherwise: for each move
code-raise-window = v = max(v, search(child, α, β))
code-lower-window = v = min(v, search(child, α, β))
code-raise = v = max(v, search(child))
code-lower = v = min(v, search(child))
code-average = v = v + probability × search(child)
code-cut-max = if v ≥ β: return v  – MIN avoids it
code-cut-min = if v ≤ α: return v  – MAX avoids it
code-done = return v
code =
    .aria-label = The search as a program

## Why nodes were left, in a word
exit-rule = { $rule } rule
exit-never = never looked at
filter =
    .title = Show or fade nodes: { $reason }

## Comparing two searches
rival-minimax = Minimax
rival-alphabeta = Alpha-beta
rival-ordered = Alpha-beta, ordered
rival-beam = Alpha-beta, best 3 moves only
rival-expectimax = Expectimax
rival-pvs = Playing search
rival-variant = Variant { $name }
compare-choose = Compare with…
compare-close = Close the comparison
compare-note = Nodes that a search did not look at are faded. Both trees move together; click a node for both judgements.
compare-absent = This search did not look here.
compare-half = { $nodes } nodes, { $cutoffs } cut-offs, { $time }
compare-same-value = Both say { $value }
compare-other-value = They disagree: { $value } and { $other }
compare-other-judge = They go by different value functions ({ $judge }: { $value }, { $rival }: { $other }), whose values cannot be compared,
compare-same-move = play { $move }
compare-other-move = play { $move } and { $other }
compare-nothing = nothing
compare-words = { $work ->
        [same] { $values } and { $moves } with the same number of nodes.
       *[less] { $values } and { $moves }; { $search } looks at { $share } of the nodes.
    } { $both } nodes were visited by both.

## Finding, folding, replaying
found-count = { $count } found
found-more = and { $count } more
found-list =
    .aria-label = Nodes that were found
found-at = { $at } of { $count }
tree-whole = Whole tree
node-fold = Fold
node-unfold = Unfold
node-zoom = Zoom here
search-from-here = Search from here
no-tree = The tree of a search will stand here.
search-here = Search this position
record-more = Record more
tree-age = { $moves ->
        [0] An older tree, of the position before the first move; the game is kept.
        [1] An older tree, of the position after the first move; the game is kept.
       *[other] An older tree, of the position after { $moves } moves; the game is kept.
    }
search-again = Search the game's position
tree-canvas =
    .aria-label = Search tree. Arrow keys walk along the tree, plus and minus zoom, Home shows everything, P shows the expected line.
not-kept = { $nodes } not kept
gauge =
    .aria-label = Window { $window }
player =
    .aria-label = Replay
player-moment =
    .aria-label = Moment of the search
player-play =
    .aria-label = Play the search
player-pause =
    .aria-label = Pause
player-speed =
    .aria-label = Speed
speed-slow = slow
speed-all = all in { $seconds } s
replay-start =
    .title = To the start
    .aria-label = To the start
replay-back =
    .title = One step back
    .aria-label = One step back
replay-step =
    .title = One step on
    .aria-label = One step on
replay-cut =
    .title = To the next cut-off
    .aria-label = To the next cut-off
replay-end =
    .title = To the end
    .aria-label = To the end
player-steps = { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
replay-answer = Show the answer
    .title = What the search finds in the end: its move, its value, its line
replay-hide = Hide the answer
    .title = Until the replay has come to it
node-open = The search is still at work here: what the node is worth is not known yet.
calls =
    .aria-label = Open calls, the newest first
calls-call = open call
calls-way = way
    .aria-label = The way the search walks, its last node first
calls-best = best so far
calls-more = and { $count } more between them
moment-enter = Enter { $node }: { $side } { $number ->
        [several] decide
       *[single] decides
    } here, with the window { $window }.
moment-enter-pass = Enter { $node } ({ $pass }): { $side } { $number ->
        [several] decide
       *[single] decides
    } here, with the window { $window }.
moment-leave = Leave { $node } with { $value }. { $reason }
moment-skip = { $node }: { $reason }
moment-round = A new pass begins: { $round }, window { $window }.
growth-select = The search walks to { $node }.
growth-select-proof = The search walks to { $node }: it has the least proof number, { $value }.
growth-select-disproof = The search walks to { $node }: it has the least disproof number, { $value }.
growth-choice = { $mean } + { $weight } · √(ln { $all } / { $own }) = { $sum }, the largest of { $count }.
growth-choice-prior = { $mean } + { $weight } · { $prior } · √{ $all } / (1 + { $own }) = { $sum }, the largest of its moves.
growth-largest = { $sum } is the largest of its moves.
growth-expand = { $node } is added to the tree.
growth-set = { $node }: { $number } is { $value }.
growth-change = { $node }: { $number } becomes { $value }; it was { $before }.
growth-mark = { $node } is marked: { $mark }.
fact-mark = mark

## Trees in files
tree-file-bad = This is no tree that can be shown: { $what }
tree-file-json = expected an object of columns, as plywood tree --out x.json writes it
tree-file-no-place = The file does not say of which position its tree is: plywood tree --in FILE --out tree.html shows it in a page of its own
`,"../words/en/values.ftl":`## Numbers and values in words
value-win = win in { $plies }
value-loss = loss in { $plies }
value-sure-win = win
value-sure-loss = loss
tiny-sure-win = W
tiny-sure-loss = L
value-mate = mate in { $moves }
value-mated = mated in { $moves }
tiny-win = W{ $plies }
tiny-loss = L{ $plies }
value-for-max = { $value } for MAX
expected-score = expected score { $value }
nodes = { $count ->
    [one] { $count } node
   *[other] { $count } nodes
}
moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
speed = { $time }, { $nodes }/s
chance = chance
phase-opening = { $term } (opening)
phase-ending = { $term } (ending)
phase-middlegame = { $term } (middlegame)
phase-endgame = { $term } (endgame)
root = the root
`,"../words/en/viewer.ftl":`## A tree in a page of its own
viewer-nodes = { $left ->
    [0] { $nodes }
   *[other] { $nodes }, { $left ->
        [one] { $left } move left out
       *[other] { $left } moves left out
    }
}
viewer-missing = { $whole } ({ $rest } more were not recorded)
viewer-intro = Pick a node to see why it was left, or press play to watch the search.
viewer-intro-growth = Pick a node to see its numbers, or press play to watch the tree grow.
viewer-answer = The search finds { $value } by { $line }.
viewer-best = The search prefers { $line }.
viewer-open = Open a tree
    .title = Show another tree from a file that plywood tree --out x.json wrote
viewer-compare = Compare
    .title = Show a second tree, from a file that plywood tree --out x.json wrote, beside this one
viewer-compare-words = The first search looked at { $first }, the second at { $second }; { $both } are in both trees.
viewer-compare-nothing = The two trees have no move in common: they are of two positions.
viewer-alone = Open
    .title = Open this tree in a window of its own
viewer-dropped = The file { $name } is shown.
viewer-link = Go on in another picture
viewer-tools =
    .aria-label = The tree
`}),qe=[`en`,`cs`],Je=`plywood-language`;function Ye(e,t){let n=e=>qe.find(t=>e.toLowerCase().split(`-`)[0]===t);return n(e??``)??t.map(n).find(e=>e!==void 0)??`en`}function Xe(){if(typeof document>`u`)return`en`;try{return Ye(localStorage.getItem(Je),navigator.languages)}catch{return Ye(null,navigator.languages)}}var Ze={cs:{N:`J`,B:`S`,R:`V`,Q:`D`}},Qe=/(?<![\w/])[NBRQ](?=[a-h]?[1-8]?x?[a-h][1-8])|(?<=[a-h][18]=)[NBRQ]/g,$e=()=>!1;function et(e){$e=e}function tt(e,t){let n=Ze[t];return n&&$e()?e.replaceAll(Qe,e=>n[e]??e):e}function nt(e,t){let n=Ze[t];if(!n||!$e())return e;let[r]=Object.entries(n).find(([,t])=>e.startsWith(t))??[];return r===void 0?e:r+e.slice(1)}function rt(e){let t=new ye(e,{useIsolating:!1});for(let[n,r]of Object.entries(Ke))n.includes(`/${e}/`)&&t.addResource(new We(r));return t}var it=Xe(),_=rt(it);function v(){return it}function at(e){it=e,_=rt(e)}function ot(e){let t=_.getMessage(e);if(!t)throw Error(`there is no message ${e}`);return t}function y(e){return tt(e,it)}function st(e){return Object.fromEntries(Object.entries(e).map(([e,t])=>[e,typeof t==`string`&&e!==`position`?y(t):t]))}function b(e,t={}){let{value:n}=ot(e);return n===null?``:_.formatPattern(n,st(t))}function ct(e){return _.hasMessage(e)}function x(e,t={}){let{attributes:n}=ot(e);return Object.fromEntries(Object.entries(n).map(([e,n])=>[e,_.formatPattern(n,st(t))]))}function S(e,t,n={}){let{value:r}=ot(t);r!==null&&(e.textContent=_.formatPattern(r,n));for(let[r,i]of Object.entries(x(t,n)))e.setAttribute(r,i)}function lt(e){return e.cells.some(e=>e.ground===`wall`)?`maze`:e.cells.some(e=>e.ground===`dark`)?`checkered`:`plain`}var ut=e.sets,dt=e.paints,ft=e.shapes;function pt({sets:t={},paints:n={},shapes:r={},turned:i=[]}){Object.assign(ut,Object.fromEntries(Object.entries(t).filter(([,e])=>e))),Object.assign(dt,n),Object.assign(ft,r),e.turned.push(...i)}function mt(t,n){return e.turned.includes(ht(t,n))}function ht(e,t){let{piece:n}=e;return n===` `||n===`\0`?`empty`:ut[t]?.[n]??n}function gt(e,t){return i(`text`,{class:`letter ${e.owner??`none`}`,x:50,y:72},t)}function _t(e,t){let n=ht(e,t);if(n===`empty`)return null;let r=ft[n];return r?i(`g`,{class:`piece ${n} ${n.replaceAll(`-`,` `)}`,"stroke-linejoin":`round`,"stroke-linecap":`round`},...r.map(([e=``,t=``])=>{let{fill:n,opacity:r,stroke:a,width:o}=dt[e]??{};return i(`path`,{d:t,fill:n??`none`,"fill-opacity":r,stroke:a,"stroke-width":o,"data-paint":e})})):gt(e,n)}function vt(e,t,n){let r=ht(e,t).replace(/-(light|dark)$/,``);if(!ct(`piece-${r}`))return e.piece;let i=b(`piece-${r}`);return e.owner===null||r===`empty`||t===`maze`?i:b(`piece-of`,{side:n[e.owner===`max`?0:1]??``,piece:i})}var yt={en:{decimal:`.`,thousands:`,`,list:`, `},cs:{decimal:`,`,thousands:`\xA0`,list:`; `}},bt={at_once:0,least:1/0};function xt(e){bt=e}var St=()=>`plies`,Ct=()=>null;function wt(e,t=()=>null,n=()=>null){St=e,Ct=t}function Tt(e){return Math.abs(e)===Ct()}function Et(e){return e.replace(`.`,yt[v()].decimal).replace(`-`,`−`)}function Dt(e){return Math.round(e).toString().replace(/\B(?=(\d{3})+(?!\d))/g,yt[v()].thousands)}function Ot(e){if(e<0)return`−${Ot(-e)}`;for(let[t,n]of[[1e9,` G`],[1e6,` M`],[1e3,` k`]])if(e>=t)return`${Et((e/t).toPrecision(3))}${n}`;return String(Math.round(e))}function kt(e){return e<1e3?String(e):e<1e6?`${Math.round(e/1e3)}k`:`${Math.round(e/1e6)}M`}function At(e){let t=e.toFixed(2).replace(/\.?0+$/,``);return Et(t===`-0`?`0`:t)}function jt(e){if(St()===`never`)return null;let t=Math.abs(e);return t>=bt.least&&t<=bt.at_once&&Number.isInteger(e)?bt.at_once-t:null}function Mt(e){let t=jt(e);return t===null?{points:e}:e>0?{win:t}:{loss:t}}function Nt(e){return Math.ceil(e/2)}function C(e,t=`?`){let n=typeof e==`number`?Mt(e):e;if(n===null)return t;if(`points`in n)return Pt(n.points,t);let r=`win`in n,i=r?n.win:n.loss;return St()===`moves`?b(r?`value-mate`:`value-mated`,{moves:Nt(i)}):b(r?`value-win`:`value-loss`,{plies:i})}function Pt(e,t){return e===null||Number.isNaN(e)?t:Number.isFinite(e)?Tt(e)?b(e>0?`value-sure-win`:`value-sure-loss`):At(It(e)):e>0?`∞`:`−∞`}function Ft(e){if(e===null||Number.isNaN(e))return``;if(Tt(e))return b(e>0?`tiny-sure-win`:`tiny-sure-loss`);let t=jt(e);return t!==null&&St()===`moves`?`${e>0?``:`−`}#${Nt(t)}`:t===null?Math.abs(e)>=1e4?Ot(e):At(It(e)):b(e>0?`tiny-win`:`tiny-loss`,{plies:t})}function It(e){let t=Math.abs(e),n=t>=100?1:t>=10?10:100;return Math.sign(e)*Math.round(t*n)/n}function Lt(e){return y(e).replace(/(^|[\s([≥≤])-(?=[\d∞])/g,`$1−`).replace(/(\d\.\d*?[1-9])0+(?!\d)/g,`$1`)}var Rt=[``,`≥ `,`≤ `];function zt(e,t){return`${Rt[t]??``}${C(e)}`}function Bt(e,t){return`${(Rt[t]??``).trim()}${Ft(e)}`}function w(e,t){return`[${C(e,`−∞`)}${yt[v()].list}${C(t,`∞`)}]`}function Vt(e){return Et(String(Number(e.toFixed(3))))}var Ht=17e307,Ut=class{names;marks;kind;node;number;value;enterAt;origin;parent;turn;starts;list;constructor(e,t){let{kind:n,node:r,number:i,value:a}=e.steps??{kind:[],node:[],number:[],value:[]};this.names=(e.numbers??[]).map(({name:e})=>ct(`number-${e}`)?b(`number-${e}`):e),this.marks=e.marks??[],this.parent=e.parent,this.turn=e.turn,this.kind=Uint8Array.from(n,e=>e+3),this.node=Int32Array.from(r),this.number=Uint16Array.from(i),this.value=Float64Array.from(a,e=>Gt(e??NaN)),this.origin=t??Int32Array.from(n,(e,t)=>t);let o=e.parent.length;this.enterAt=new Uint32Array(o),this.starts=new Int32Array(o+1),r.forEach((e,t)=>{this.starts[e+1]=(this.starts[e+1]??0)+1,this.kind[t]===4&&(this.enterAt[e]=t)});for(let e=1;e<=o;e++)this.starts[e]=(this.starts[e]??0)+(this.starts[e-1]??0);let s=this.starts.slice();this.list=new Int32Array(r.length),r.forEach((e,t)=>{let n=s[e]??0;this.list[n]=t,s[e]=n+1})}get moments(){return this.kind.length}numberAt(e,t,n){let r=this.lastStep(e,n,e=>this.kind[e]===5&&this.number[e]===t);return r<0?NaN:this.value[r]??NaN}markAt(e,t){let n=this.lastStep(e,t,e=>this.kind[e]===6);return n<0?``:this.marks[this.value[n]??-1]??``}lastStep(e,t,n){let r=this.starts[e]??0,[i,a]=[r,this.starts[e+1]??0];for(;i<a;){let e=i+a>>1;(this.list[e]??0)<=t?i=e+1:a=e}for(let e=i-1;e>=r;e--){let t=this.list[e]??-1;if(n(t))return t}return-1}numbersAt(e,t){return this.names.flatMap((n,r)=>{let i=this.numberAt(e,r,t);return Number.isNaN(i)?[]:[[n,C({points:i})]]})}brief(e,t,n){let r=this.numbersAt(e,t).map(([,e])=>e);return n===`more`?r.join(` · `):r[0]??``}nextWalk(e){for(let t=e+1;t<this.moments;t++)if(this.kind[t]===3&&this.kind[t-1]!==3)return t;return this.moments-1}choice(e){let[t,n]=[this.node[e]??0,this.value[e]??NaN];if(t===0||Number.isNaN(n))return``;let r=this.parent[t]??0,i=Wt(n),[a,o]=[this.numberAt(r,0,e),this.zeroed(t,0,e)],s=this.parent.filter((t,n)=>n>0&&t===r&&(this.enterAt[n]??0)<e).length,c=this.names[1]===`mean`&&(this.names.length===2||this.names[2]===`proven`),l=this.names[2]===`prior`;if(!c&&!l)return b(`growth-largest`,{sum:i});let u=this.numberAt(o>0?t:r,1,e),d=this.turn[r]===0?u:1-u,f=l?this.zeroed(t,2,e):1,p=l?f*Math.sqrt(a)/(1+o):Math.sqrt(Math.log(a)/o),m={mean:Wt(d),weight:Wt((n-d)/p),all:a,own:o,prior:Wt(f),sum:i,count:s};return b(l?`growth-choice-prior`:`growth-choice`,m)}zeroed(e,t,n){let r=this.numberAt(e,t,n);return Number.isNaN(r)?0:r}story(e,t){let n=this.kind[e];if(n===3)return[b(`growth-select`,{node:t}),this.choice(e)].filter(e=>e!==``).join(` `);if(n===4)return b(`growth-expand`,{node:t});let[r,i]=[this.node[e]??0,this.number[e]??0];if(n===6)return b(`growth-mark`,{node:t,mark:this.marks[this.value[e]??-1]??``});let a=this.numberAt(r,i,e-1),o={node:t,number:this.names[i]??``,value:C({points:this.value[e]??NaN})};return Number.isNaN(a)?b(`growth-set`,o):b(`growth-change`,{...o,before:C({points:a})})}};function Wt(e){return Et(e.toFixed(2))}function Gt(e){return Math.abs(e)>=Ht?Math.sign(e)*(1/0):e}var T=-1,Kt=class{starts;list;levels;constructor(e){let t=e.length;this.starts=new Int32Array(t+1),this.list=new Int32Array(Math.max(0,t-1)),this.levels=new Int32Array(t);for(let n=1;n<t;n++)D(this.starts,E(e,n)+1,1);for(let e=1;e<=t;e++)D(this.starts,e,E(this.starts,e-1));let n=this.starts.slice();for(let r=1;r<t;r++){let t=E(e,r),i=E(n,t);this.list[i]=r,n[t]=i+1,this.levels[r]=E(this.levels,t)+1}}isInner(e){return E(this.starts,e+1)>E(this.starts,e)}first(e){return E(this.list,E(this.starts,e))}last(e){return E(this.list,E(this.starts,e+1)-1)}};function qt(e,t,n){let r=new Kt(e),i=new Yt(r,t.width,n);for(let t=e.length-1;t>=0;t--)i.arrange(t);return Xt(r,t,i.settle(e),n)}function Jt(e,t,n,r,i){let a=qt(e,t,i).width/r,o=new Int32Array(e.length);for(let t of n)D(o,E(e,t),1);for(let s of n){let n=E(o,E(e,s)),c=r/Math.max(n,r)*a-i.siblings;t.width[s]=Math.max(E(t.width,s),c)}}var Yt=class{family;width;gaps;x;offset;shift;change;leftThread;rightThread;lowestLeft;lowestRight;leftSum;rightSum;reachLevel=[];reachChild=[];constructor(e,t,n){this.family=e,this.width=t,this.gaps=n;let r=t.length,i=()=>new Float64Array(r);[this.x,this.offset,this.shift,this.change,this.leftSum,this.rightSum]=[i(),i(),i(),i(),i(),i()],[this.leftThread,this.rightThread]=[new Int32Array(r).fill(T),new Int32Array(r).fill(T)],this.lowestLeft=Int32Array.from({length:r},(e,t)=>t),this.lowestRight=this.lowestLeft.slice()}arrange(e){let{family:t}=this;if(!t.isInner(e))return;let[n,r]=[E(t.starts,e),E(t.starts,e+1)],[i,a]=[E(t.list,n),E(t.list,r-1)];this.reachLevel.length=this.reachChild.length=0,this.reachTo(E(this.lowestLeft,i),n);for(let e=n+1;e<r;e++){let r=E(this.lowestRight,E(t.list,e));this.separate(n,e),this.reachTo(r,e)}let o=(this.centre(i)+this.centre(a))/2;this.x[e]=o-E(this.width,e)/2,this.lowestLeft[e]=E(this.lowestLeft,i),this.leftSum[e]=E(this.leftSum,i),this.lowestRight[e]=E(this.lowestRight,a),this.rightSum[e]=E(this.rightSum,a)}separate(e,t){let{family:n,gaps:r,offset:i}=this,[a,o]=[E(n.list,t-1),E(n.list,t)],[s,c]=[E(i,a),E(i,o)],[l,u,d]=[r.siblings,!0,this.reachLevel.length-1];for(;a!==T&&o!==T;){for(;E(n.levels,a)>(this.reachLevel[d]??1/0);)--d;let f=s+E(this.x,a)+E(this.width,a)+l-(c+E(this.x,o));(u||f>0)&&(c+=f,this.push(t,this.reachChild[d]??e,f)),a=n.isInner(a)?n.last(a):E(this.rightThread,a),o=n.isInner(o)?n.first(o):E(this.leftThread,o),s+=a===T?0:E(i,a),c+=o===T?0:E(i,o),[l,u]=[r.cousins,!1]}o===T?a!==T&&this.threadRight(E(n.list,t-1),E(n.list,t),a,s):this.threadLeft(E(n.list,e),E(n.list,t),o,c)}push(e,t,n){let{list:r}=this.family,i=E(r,e);if(D(this.offset,i,n),D(this.leftSum,i,n),D(this.rightSum,i,n),t+1>=e)return;let a=n/(e-t);D(this.shift,i,-a),D(this.change,i,-(n-a)),D(this.shift,E(r,t+1),a)}threadLeft(e,t,n,r){let i=r-E(this.offset,n)-E(this.leftSum,e),a=E(this.lowestLeft,e);this.leftThread[a]=n,D(this.offset,a,i),D(this.x,a,-i),this.lowestLeft[e]=E(this.lowestLeft,t),this.leftSum[e]=E(this.leftSum,t)}threadRight(e,t,n,r){let i=r-E(this.offset,n)-E(this.rightSum,t),a=E(this.lowestRight,t);this.rightThread[a]=n,D(this.offset,a,i),D(this.x,a,-i),this.lowestRight[t]=E(this.lowestRight,e),this.rightSum[t]=E(this.rightSum,e)}reachTo(e,t){let n=E(this.family.levels,e);for(;this.reachLevel.length>0&&n>=(this.reachLevel.at(-1)??0);)this.reachLevel.pop(),this.reachChild.pop();this.reachLevel.push(n),this.reachChild.push(t)}centre(e){return E(this.offset,e)+E(this.x,e)+E(this.width,e)/2}settle(e){let t=new Float64Array(e.length);for(let n=0;n<e.length;n++){let r=n===0?0:E(t,E(e,n));t[n]=r+E(this.offset,n),this.shareSpace(n)}let n=1/0;for(let r=0;r<e.length;r++)D(t,r,E(this.x,r)),n=Math.min(n,E(t,r));return t.map(e=>e-n)}shareSpace(e){let{starts:t,list:n}=this.family,[r,i]=[0,0];for(let a=E(t,e);a<E(t,e+1);a++){let e=E(n,a);r+=E(this.shift,e),i+=r+E(this.change,e),D(this.offset,e,i)}}};function Xt(e,t,n,r){let i=n.length,a=[],o=[];for(let r=0;r<i;r++){let i=E(e.levels,r);a[i]=Math.max(a[i]??0,E(t.height,r)),e.isInner(r)&&(o[i]=Math.max(o[i]??0,E(n,e.last(r))-E(n,e.first(r))))}let s=[],c=0;for(let[e,t]of a.entries())s.push(c),c+=t+Math.min(Math.max((o[e]??0)*r.slope,r.levels),r.widest);let l=e=>(s[e]??0)+(a[e]??0),u=0;for(let e=0;e<i;e++)u=Math.max(u,E(n,e)+E(t.width,e));return{x:n,y:Float64Array.from(e.levels,e=>s[e]??0),floors:Float64Array.from(e.levels,l),width:u,height:i===0?0:l(a.length-1)}}function E(e,t){return e[t]??NaN}function D(e,t,n){e[t]=E(e,t)+n}var Zt=1,Qt=.5,$t={siblings:.2,cousins:.7,levels:0,slope:0,widest:0},en=6,tn=100;function nn(e,t,n){let r=Float64Array.from({length:e.length},(e,n)=>t(n)?Qt:Zt),i={width:r,height:new Float64Array(e.length).fill(1)};Jt(e,i,n,en,$t);let a=qt(e,i,$t),o=e=>Math.round(e*tn)/tn;return{x:Float32Array.from(a.x,(e,t)=>o(e+E(r,t)/2)),width:o(a.width)}}function rn(e,t){let n=new Map;for(let[t=0,r=0]of e)n.set(t,{nodes:r,moves:0});for(let[e=0,r=0]of t)n.set(e,{nodes:n.get(e)?.nodes??0,moves:r});return n}var O=class{size;title;parent;level;end;childStart;childList;levels;deciders;x;width;room;labels;label;reasons;reason;exits;exit;passes;pass;turn;odds;depth;alpha;beta;value;bound;skipped;pv;pvLine;dropped;droppedInAll;positions;absent;origin;hidden;nearest;below;leftOut;enterAt;leaveAt;eventNode;eventKind;growth;rounds;constructor(e,t={}){let n=e.parent.length;this.size=n,this.title=e.title,this.parent=Int32Array.from(e.parent),this.rounds=new Map((e.rounds??[]).map((t,n)=>[t,e.round_titles?.[n]??``])),this.labels=e.labels,this.label=Uint32Array.from(e.label),this.reasons=e.reasons.map(Lt),this.reason=Uint32Array.from(e.reason),this.exits=e.exits,this.exit=Uint8Array.from(e.exit),this.passes=e.passes,this.pass=Uint8Array.from(e.pass),this.turn=Uint8Array.from(e.turn),this.odds=new Map(e.odds),this.depth=Int16Array.from(e.depth),this.alpha=Float64Array.from(e.alpha,e=>e??-1/0),this.beta=Float64Array.from(e.beta,e=>e??1/0),this.value=Float64Array.from(e.value,e=>e??NaN),this.bound=Uint8Array.from(e.bound),this.skipped=on(n,e.skipped),this.pv=on(n,e.pv),this.pvLine=e.pv,this.dropped=rn(e.dropped,e.dropped_moves),this.droppedInAll=e.dropped_in_all,this.positions=new Map(e.positions),this.absent=t.absent??new Uint8Array(n),this.origin=t.origin??Int32Array.from(e.parent,(e,t)=>t),this.nearest=t.nearest??this.origin,this.hidden=t.hidden??{nodes:new Uint32Array(n),moves:new Uint32Array(n)},[this.below,this.leftOut]=ln(this.parent,this.skipped,this.absent),this.level=sn(this.parent);let r=mn(e,this);if(this.x=r.x,this.width=r.width,this.end=cn(this.parent),[this.childStart,this.childList]=un(this.parent),this.levels=dn(this.level),e.record===`growth`)for(let e of this.levels)e.sort((e,t)=>k(this.x,e)-k(this.x,t));this.deciders=this.levels.map(e=>fn(e,this.turn)),this.room=pn(this.levels,this.x,n),this.growth=e.record===`growth`?new Ut(e,t.steps):null;let i=this.growth?hn(this.growth):gn(this.parent,this.skipped,this.absent);this.enterAt=i.enterAt,this.leaveAt=i.leaveAt,this.eventNode=i.node,this.eventKind=i.kind}get moments(){return this.eventNode.length}children(e){return this.childList.subarray(k(this.childStart,e),k(this.childStart,e+1))}childCount(e){return k(this.childStart,e+1)-k(this.childStart,e)}firstChild(e){return k(this.childList,k(this.childStart,e))}lastChild(e){return k(this.childList,k(this.childStart,e+1)-1)}labelOf(e){return this.labels[k(this.label,e)]??``}nameOf(e){return this.rounds.get(e)??y(this.labelOf(e))}reasonOf(e){return y(this.reasons[k(this.reason,e)]??``)}exitOf(e){return this.exits[k(this.exit,e)]??``}passOf(e){return this.passes[k(this.pass,e)]??``}isSkipped(e){return this.skipped[e]===1}isInner(e){return this.childCount(e)>0}path(e){let t=[e];for(let n=e;n!==0;)n=k(this.parent,n),t.push(n);return t.reverse()}moves(e){return this.path(e).slice(1).filter(e=>!this.rounds.has(e)).map(e=>this.labelOf(e))}find(e){let t=e.trim().split(/\s+/).filter(Boolean).map(e=>nt(e,v())),n=t.at(-1);if(n===void 0)return[];let r=this.labels.map(e=>an(e,n)),i=[];for(let e=1;e<this.size;e++)r[k(this.label,e)]&&this.comesAfter(e,t)&&i.push(e);return[...i.filter(e=>!this.isSkipped(e)),...i.filter(e=>this.isSkipped(e))]}comesAfter(e,t){let n=e;for(let e=t.length-2;e>=0;e--)if(n=k(this.parent,n),n===0||!an(this.labelOf(n),t[e]??``))return!1;return!0}fromOrigin(e){return this.nearest[e]??0}rootBounds(){if(this.passes.some(e=>e!==``))return new Map;let e=[...this.children(0)].filter(e=>!this.isSkipped(e));return new Map(e.map(e=>[this.labelOf(e),k(this.bound,e)]))}extent(e){let t=1/0,n=-1/0,r=new Uint8Array(this.size);r[e]=1;for(let i=e;i<this.size;i++)i>e&&(r[i]=k(r,k(this.parent,i))),r[i]===1&&(t=Math.min(t,k(this.x,i)),n=Math.max(n,k(this.x,i)));return[t,n]}};function k(e,t){return e[t]??NaN}function an(e,t){return e.toLowerCase()===t.toLowerCase()}function on(e,t){let n=new Uint8Array(e);for(let e of t)n[e]=1;return n}function sn(e){let t=new Int32Array(e.length);for(let n=1;n<e.length;n++)t[n]=k(t,k(e,n))+1;return t}function cn(e){let t=Int32Array.from(e,(e,t)=>t);for(let n=e.length-1;n>0;n--){let r=k(e,n);t[r]=Math.max(k(t,r),k(t,n))}return t}function ln(e,t,n){let[r,i]=[new Uint32Array(e.length),new Uint32Array(e.length)];for(let a=e.length-1;a>0;a--){let o=k(e,a),s=t[a]===1,c=!s&&n[a]!==1;r[o]=k(r,o)+k(r,a)+ +!!c,i[o]=k(i,o)+k(i,a)+ +!!s}return[r,i]}function un(e){let t=e.length,n=new Int32Array(t+1);for(let r=1;r<t;r++)n[k(e,r)+1]=k(n,k(e,r)+1)+1;for(let e=1;e<=t;e++)n[e]=k(n,e)+k(n,e-1);let r=n.slice(),i=new Int32Array(Math.max(0,t-1));for(let n=1;n<t;n++){let t=k(r,k(e,n));i[t]=n,r[k(e,n)]=t+1}return[n,i]}function dn(e){let t=[];for(let n of e)t[n]=(t[n]??0)+1;let n=t.map(e=>new Int32Array(e)),r=t.map(()=>0);return e.forEach((e,t)=>{let i=n[e],a=r[e]??0;i&&(i[a]=t),r[e]=a+1}),n}function fn(e,t){let n=k(t,k(e,0));return e.every(e=>t[e]===n)?n:3}function pn(e,t,n){let r=new Float32Array(n).fill(1/0);for(let n of e)for(let e=1;e<n.length;e++){let[i,a]=[k(n,e-1),k(n,e)],o=k(t,a)-k(t,i);r[i]=Math.min(k(r,i),o),r[a]=Math.min(k(r,a),o)}return r}function mn(e,{parent:t,level:n,skipped:r,pv:i,size:a}){if(e.x?.length===a&&e.width!==void 0)return{x:Float32Array.from(e.x),width:e.width};let o=e=>e>0&&r[e]!==1&&(i[e]===1||n[e]===1);return nn(t,e=>r[e]===1,[...t.keys()].filter(o))}function hn(e){return{enterAt:e.enterAt,leaveAt:e.enterAt,node:e.node,kind:e.kind}}function gn(e,t,n){let r=e.length,i=new Uint32Array(r),a=new Uint32Array(r),o=[],s=[],c=[],l=()=>{let e=c.pop();e!==void 0&&(a[e]=o.length,o.push(e),s.push(1))};for(let u=0;u<r;u++)if(n[u]!==1){for(;c.length>0&&c.at(-1)!==k(e,u);)l();i[u]=o.length,o.push(u),t[u]===1?(a[u]=k(i,u),s.push(2)):(s.push(0),c.push(u))}for(;c.length>0;)l();return{enterAt:i,leaveAt:a,node:Int32Array.from(o),kind:Uint8Array.from(s)}}var _n={searched:{sign:``,colour:`soft`},selected:{sign:``,colour:`soft`},leaf:{sign:``,colour:`leaf`},terminal:{sign:`■`,colour:`ink`},cutoff:{sign:`C`,colour:`cut`},table:{sign:`T`,colour:`table`},"null move":{sign:`N`,colour:`null`},"stand pat":{sign:`P`,colour:`null`},futility:{sign:`F`,colour:`null`},delta:{sign:`D`,colour:`null`},razoring:{sign:`Z`,colour:`null`},exchanges:{sign:`X`,colour:`null`},"prob cut":{sign:`O`,colour:`cut`},singular:{sign:`S`,colour:`cut`},quiescence:{sign:`Q`,colour:`null`},"quiescence limits":{sign:`E`,colour:`null`},"late move":{sign:`L`,colour:`faint`},beam:{sign:`B`,colour:`faint`},repetition:{sign:`R`,colour:`rule`},"mate distance":{sign:`M`,colour:`rule`},known:{sign:`K`,colour:`table`},stopped:{sign:`!`,colour:`faint`}};function vn(e){return ct(`rule-name-${e}`)?b(`rule-name-${e}`):e}var yn=()=>!1;function bn(e){yn=e}function xn(e){let t=_n[e];return t&&e===`terminal`&&yn()?{...t,title:b(`exit-given`)}:t?{...t,title:b(`exit-${e.replace(` `,`-`)}`)}:{sign:`§`,colour:`rule`,title:b(`exit-rule`,{rule:vn(e)})}}var Sn=.13,A=`system-ui, 'Segoe UI', 'DejaVu Sans', sans-serif`;function Cn(e){return e.look.moment>=e.tree.moments-1}function wn(e){return e.look.isTold||Cn(e)}function Tn(e,t){return e.tree.pv[t]===1&&wn(e)}function En({tree:e,look:t},n){return t.isTold&&e.pv[n]===1}function j(e,t){let{tree:n,look:r}=e;if(n.absent[t]===1)return Sn;if(k(n.enterAt,t)>r.moment&&!En(e,t)||r.isQuiet&&n.isSkipped(t))return 0;let i=n.isSkipped(t)?r.shown.length-1:k(n.exit,t);return r.shown[i]===1?1:Sn}function Dn(e,t){return e.look.found.size>0&&e.look.found.has(k(e.tree.origin,t))}function On(e,t){return e.look.wrong?.[k(e.tree.origin,t)]===1&&N(e,t)}function M(e,t){return e.sticky.get(t)??e.camera.x(k(e.tree.x,t))}function N(e,t){return k(e.tree.leaveAt,t)<=e.look.moment||En(e,t)}function P(e,t){return e.exitOf(t)===`terminal`&&!e.isSkipped(t)}function kn(e,t){if(P(e.tree,t))return e.colours.soft;let n=k(e.tree.turn,t);return e.colours[n===0?`max`:n===1?`min`:`chance`]}function An(e,t){if(P(e.tree,t))return e.colours.panel;let n=k(e.tree.turn,t);return e.colours[n===0?`max-fill`:n===1?`min-fill`:`chance-fill`]}function F(e,t,n,r){let{ctx:i,colours:a}=e;i.strokeStyle=a.paper,i.lineWidth=4,i.strokeText(t,n,r),i.fillText(t,n,r),i.lineWidth=1}function jn(e,t,n){if(e.measureText(t).width<=n)return t;let r=t;for(;r.length>1&&e.measureText(`${r}…`).width>n;)r=r.slice(0,-1);return`${r}…`}function I(e,t,n){let r={node:t,alpha:k(e.alpha,t),beta:k(e.beta,t),best:NaN},i=k(e.turn,t);for(let a of e.children(t)){let t=!e.isSkipped(a)&&e.absent[a]!==1&&k(e.leaveAt,a)<=n,o=k(e.value,a);t&&!Number.isNaN(o)&&(i===0?(r.best=Number.isNaN(r.best)?o:Math.max(r.best,o),r.alpha=Math.max(r.alpha,o)):i===1&&(r.best=Number.isNaN(r.best)?o:Math.min(r.best,o),r.beta=Math.min(r.beta,o)))}return r}function L(e,t){return k(e.eventNode,Math.max(0,Math.min(t,e.moments-1)))}function Mn(e,t){let n=L(e,t);return e.growth||k(e.eventKind,t)===0?n:k(e.parent,n)}function Nn(e,t,n){if(n>=e.moments)return t.moments;if(e.growth&&t.growth)return k(e.growth.origin,n);let r=k(e.origin,L(e,n));return k(k(e.eventKind,n)===1?t.leaveAt:t.enterAt,r)}function Pn(e,t,n){if(n>=t.moments)return e.moments;let[r,i]=[0,e.moments];for(;r<i;){let a=r+i>>1;Nn(e,t,a)<=n?r=a+1:i=a}return Math.max(0,r-1)}function Fn(e,t,n){return!e.growth&&k(e.leaveAt,t)>n}function In(e,t,n){let r=L(e,t),i=k(e.eventKind,t),a=r===0?b(`root`):e.nameOf(r);if(e.growth)return Ln(e,r,t,a)??e.growth.story(t,a);if(i===0&&e.rounds.has(r))return b(`moment-round`,{round:a,window:w(k(e.alpha,r),k(e.beta,r))});if(i===0){let t=n[k(e.turn,r)]??b(`chance`),i=w(k(e.alpha,r),k(e.beta,r)),o=e.passOf(r),s=/(s|ové)$/.test(t)?`several`:`single`;return b(o?`moment-enter-pass`:`moment-enter`,{node:a,pass:o,side:t,number:s,window:i})}let o=e.reasonOf(r);return i===1?b(`moment-leave`,{node:a,value:zt(k(e.value,r),k(e.bound,r)),reason:o}):b(`moment-skip`,{node:a,reason:o})}function Ln(e,t,n,r){let{growth:i}=e;if(i?.names[0]!==`proof`||k(e.eventKind,n)!==3||t===0)return null;let a=k(e.parent,t),o=k(e.turn,a)===k(e.turn,0)?0:1,s=[...e.children(a)].filter(e=>k(i.enterAt,e)<=n).map(e=>i.numberAt(e,o,n)),c=i.numberAt(t,o,n);return s.some(e=>e<c)?null:b(o===0?`growth-select-proof`:`growth-select-disproof`,{node:r,value:C({points:c})})}function Rn(e,t){if(e.growth)return e.growth.nextWalk(t);for(let n=t+1;n<e.moments;n++)if(k(e.eventKind,n)===1&&e.exitOf(k(e.eventNode,n))===`cutoff`)return n;return e.moments-1}var zn=240,Bn=104,Vn=30,Hn=24,Un=2,Wn=54,Gn=4,Kn=190,qn=3,Jn=2.5,R=46,Yn=44,Xn=class{tree;scale=1;left=0;scroll=0;viewWidth=1;viewHeight=1;rowHeight=Kn;least=Wn;bottom=Yn;isSized=!1;constructor(e){this.tree=e}resize(e,t,n=0){let r=(this.centre()-this.left)/this.scale,i=!this.isSized,a=this.scale<=this.smallest()*1.001;this.isSized=!0,this.viewWidth=e,this.viewHeight=t,this.spread(this.least),i?this.begin(n):a?this.fit():this.look(r,this.scale)}leave(e){this.bottom=e,this.spread(this.least)}get row(){return this.rowHeight}x(e){return e*this.scale+this.left}y(e){return R+e*this.rowHeight-this.scroll}place(e){return(e-this.left)/this.scale}levelAt(e){return Math.round((e+this.scroll-R)/this.rowHeight)}smallest(){let e=Math.max(1,this.viewWidth-70-Hn-Vn);return Math.min(Bn,e/Math.max(this.tree.width,.1))}spread(e){let t=Math.max(1,this.tree.levels.length-1);this.least=e,this.rowHeight=Math.min(Kn,Math.max(e,(this.viewHeight-R-this.bottom)/t))}fitAll(){this.spread(Gn),this.fit()}follow(e){this.spread(e.least),this.scale=e.scale,this.left=e.left,this.scroll=e.scroll}isLike(e){return this.scale===e.scale&&this.left===e.left&&this.scroll===e.scroll&&this.least===e.least}begin(e){this.fit();let t=Math.min(Bn,...Array.from(this.tree.levels[1]??[],e=>k(this.tree.room,e)));t*this.scale<e&&this.look(k(this.tree.x,0),Math.min(e/t,this.scale*qn))}fit(){this.scale=this.smallest(),this.left=this.centred(),this.scroll=0}look(e,t){this.scale=Math.min(zn,Math.max(this.smallest(),t)),this.left=this.centre()-e*this.scale,this.clamp()}zoom(e,t,n=this.viewHeight/2){let r=this.place(t),i=(n+this.scroll-R)/this.rowHeight;this.scale=Math.min(zn,Math.max(this.smallest(),this.scale*e)),this.left=t-r*this.scale,this.spread(Wn+Jn*Math.max(0,this.scale*this.roomAt(i,r)-Bn)),this.scroll=R+i*this.rowHeight-n,this.clamp()}pan(e,t){this.left+=e,this.scroll-=t,this.clamp()}frame(e){let[t,n]=this.tree.extent(e),r=(this.viewWidth-70-Vn)/Math.max(n-t+1,1);this.look((t+n)/2,Math.min(r,Bn)),this.reveal(e)}reveal(e,t=0){let n=k(this.tree.x,e);this.scale<t&&this.look(n,t);let[r,i]=[this.x(n),this.y(k(this.tree.level,e))],a=Math.min(90,this.viewWidth/4);(r<a||r>this.viewWidth-a)&&this.look(n,this.scale),i<R&&(this.scroll-=R-i),i>this.viewHeight-this.bottom&&(this.scroll+=i-(this.viewHeight-this.bottom)),this.clamp()}scaleFor(e,t){return Math.min(zn,t/Math.max(Math.min(k(this.tree.room,e),Un),.01))}roomAt(e,t){let{levels:n,x:r,room:i}=this.tree,a=n[Math.max(0,Math.min(n.length-1,Math.round(e)))]??[],[o,s]=[0,1/0];for(let e of a){let n=Math.abs(k(r,e)-t);n<s&&([o,s]=[e,n])}return Math.min(k(i,o),this.tree.width)}centre(){return(70+this.viewWidth)/2}centred(){return(94+this.viewWidth-Vn-this.tree.width*this.scale)/2}clamp(){let e=this.tree.width*this.scale;if(e<=this.viewWidth-70)this.left=this.centred();else{let t=this.viewWidth/2;this.left=Math.min(t,Math.max(this.viewWidth-e-t,this.left))}let t=R+(this.tree.levels.length-1)*this.rowHeight+this.bottom;this.scroll=Math.max(0,Math.min(this.scroll,t-this.viewHeight))}},Zn=42;function z(e,t,n){let[r,i]=[0,e.length];for(;r<i;){let a=r+i>>1;k(t,k(e,a))<n?r=a+1:i=a}return r}function Qn(e,t,n){let r=z(e,t,n),[i,a]=[e[r-1],e[r]];return i===void 0||a===void 0?i??a??0:n-k(t,i)<=k(t,a)-n?i:a}function $n(e,t,n){let r=new Map,i=er(e,t,n);for(let a=i;a>0;){a=k(e.parent,a);let i=t.x(k(e.x,a)),o=Math.min(n-Zn,Math.max(70+Zn,i));o!==i&&r.set(a,o)}return r}function er(e,t,n){for(let r=e.levels.length-1;r>0;r--){let i=e.levels[r];if(!i)continue;let a=Qn(i,e.x,t.place(n/2)),o=t.x(k(e.x,a));if(o>=0&&o<=n)return a}return 0}var tr=104,nr=74,rr=`−10`,ir=`10-14`,ar=3;function B(e){return e>=62?Math.min(86,e-8):Math.max(10,Math.min(34,e-5))}function or(e,t,n,r,i,a){let{ctx:o,tree:s}=e;o.globalAlpha=a,s.isSkipped(t)?lr(e,t,n,r,i):i<24&&dr(e,t)?fr(e,t,n,r,i):i<24?(ur(e,t,n,r,i),pr(e,t,n,r-15,i)):gr(e,t,n,r,i),i<24&&Dn(e,t)&&sr(e,n,r,i),On(e,t)&&cr(e,n,r,i),o.globalAlpha=1}function sr(e,t,n,r){let{ctx:i,colours:a}=e,o=Math.min(13,Math.max(4,r*.42+4));i.strokeStyle=a.mark,i.lineWidth=1.6,i.strokeRect(t-o,n-o,2*o,2*o),i.lineWidth=1}function cr(e,t,n,r){let{ctx:i,colours:a}=e;i.strokeStyle=a.wrong,i.lineWidth=r<24?1.6:2.2,i.beginPath(),r<24?i.arc(t,n,Math.min(12,Math.max(3.5,r*.42+3)),0,2*Math.PI):i.ellipse(t,n,B(r)/2+7,27,0,0,2*Math.PI),i.stroke(),i.lineWidth=1,!(r<24)&&(i.textAlign=`center`,i.textBaseline=`middle`,Or(e,`≠`,a.wrong,t-B(r)/2+3,n-20-6))}function lr(e,t,n,r,i){let{ctx:a,tree:o,colours:s,look:c}=e,l=c.marks.get(t);a.fillStyle=s.faint,i<16?a.fillRect(n-1,r-4,2,8):(a.font=`11px ${A}`,a.textAlign=`center`,a.textBaseline=`middle`,a.fillText(jn(a,o.nameOf(t),Math.max(30,i-4)),n,r+2),l&&kr(e,l,n,r+18))}function ur(e,t,n,r,i){let{ctx:a,tree:o,colours:s}=e,c=Math.min(8,Math.max(1.6,i*.42)),l=xn(o.exitOf(t));a.fillStyle=kn(e,t),a.beginPath();let u=k(o.turn,t);if(P(o,t))a.rect(n-c,r-c,2*c,2*c);else if(u===2)a.arc(n,r,c,0,2*Math.PI);else{let e=u===0?-c:c;a.moveTo(n,r+e),a.lineTo(n+c,r-e),a.lineTo(n-c,r-e),a.closePath()}a.fill(),l.sign&&N(e,t)&&!e.look.names&&!wr(e,t)&&(a.fillStyle=s[l.colour],a.fillRect(n-c,r+c+2,c*2,2.5))}function dr(e,t){let{tree:n,look:r,camera:i}=e;return n.isInner(t)||Number.isNaN(k(n.value,t))||!N(e,t)?!1:r.names!==null||P(n,t)&&k(n.level,t)===n.levels.length-1&&i.row>=nr/2}function fr(e,t,n,r,i){let{ctx:a,tree:o,colours:s,look:c}=e;ur(e,t,n,r,i);let l=Ft(k(o.value,t));a.font=`600 11px ${A}`;let u=Math.ceil((a.measureText(rr).width+3)/Math.max(i,1));if(u>12)return;let d=z(o.levels[k(o.level,t)]??new Int32Array,o.x,k(o.x,t))%u,f=r+20+13*d;a.strokeStyle=s.line,a.beginPath(),a.moveTo(n,r+10),a.lineTo(n,f-7),a.stroke(),a.textAlign=`center`,a.textBaseline=`middle`,a.fillStyle=s.ink,F(e,l,n,f);let p=c.marks.get(t);p&&mr(e,p,n,r-16)}function pr(e,t,n,r,i){let{ctx:a,tree:o,colours:s,look:c}=e;if(k(o.level,t)!==1||c.names)return;a.font=`10px ${A}`;let l=Math.ceil((a.measureText(ir).width+3)/Math.max(i,1));if(l>ar)return;let u=z(o.levels[1]??new Int32Array,o.x,k(o.x,t))%l;a.textAlign=`center`,a.textBaseline=`middle`,a.fillStyle=s.soft,F(e,jn(a,o.nameOf(t),l*i-3),n,r-13*u)}function mr(e,{verdict:t},n,r){let{ctx:i,colours:a}=e,[o,s]=t===`right`?[`✓`,a.right]:t===`wrong`?[`✗`,a.wrong]:[`‖`,a.work];i.font=`700 12px ${A}`,i.fillStyle=s,F(e,o,n,r)}function hr(e,t,n,r,i){let{ctx:a,tree:o}=e,[s,c]=[i/2,k(o.turn,t)];if(a.beginPath(),P(o,t)){a.rect(n-s,r-15,i,30);return}if(c===2){a.ellipse(n,r,s,18,0,0,2*Math.PI);return}let l=c===0?8:0,u=c===1?8:0,[d,f]=[r-15+l/2,r+15-u/2];a.moveTo(n-s,d),l&&a.lineTo(n,d-l),a.lineTo(n+s,d),a.lineTo(n+s,f),u&&a.lineTo(n,f+u),a.lineTo(n-s,f),a.closePath()}function gr(e,t,n,r,i){let{ctx:a,tree:o,colours:s,look:c}=e,l=B(i),u=Tn(e,t);hr(e,t,n,r,l),a.fillStyle=An(e,t),a.fill(),a.strokeStyle=kn(e,t),a.lineWidth=u?2.4:1.2,a.stroke(),a.lineWidth=1,a.textAlign=`center`,a.textBaseline=`middle`,yr(e,t,n,r,i,l),i>=28?Dr(e,t,n,r,u?Math.max(i,62):i):pr(e,t,n,r-15-12,i);let d=xn(o.exitOf(t));d.sign&&N(e,t)&&!c.names&&!wr(e,t)&&(i>=62||d.sign!==`■`)&&Or(e,d.sign,s[d.colour],n+l/2,r);let f=c.marks.get(t);f&&kr(e,f,n,r+30),vr(e,t,n,r+30+(xr(e,i)?10:-6),i)}function _r(e,t,n){let[r,i,a]=[k(e.hidden.nodes,t),k(e.hidden.moves,t),e.dropped.get(t)],o=e=>n>=62?Dt(e):kt(e);if(r>0)return`+${o(r)}`;if(i>0)return`‖${o(i)}`;if(!a)return``;let s=a.nodes>0?kt(a.nodes):`‖${kt(a.moves)}`;return n>=62?b(`not-kept`,{nodes:s}):`⋯`}function vr(e,t,n,r,i){let{ctx:a,tree:o,colours:s,look:c}=e,l=_r(o,t,i);!l||!N(e,t)||o.growth&&c.moment<o.moments||(a.font=`${k(o.hidden.nodes,t)>0?``:`italic `}10px ${A}`,a.fillStyle=s.soft,F(e,l,n,r))}function yr(e,t,n,r,i,a){let{ctx:o,tree:s,colours:c,look:l}=e,u=l.names?.[t];if(s.growth){br(e,t,n,r,i,a);return}let d=N(e,t)&&!Number.isNaN(k(s.value,t)),f=!d&&l.working>=0?I(s,t,l.moment):null,p=d?Tr(s,t,i,l.isQuiet):u??Cr(f),m=u!==void 0&&d;o.font=`600 ${Er(o,p,a-6,i>=62?14:11)}px ${A}`,o.fillStyle=c.ink,o.fillText(p,n,r+(m?6:1)),o.font=`10px ${A}`,o.fillStyle=c.soft,m&&o.fillText(u,n,r-8),xr(e,i)&&Sr(e,t,f,n,r+30-2)}function br(e,t,n,r,i,a){let{ctx:o,tree:s,colours:c,look:l}=e,u=s.growth?.brief(t,l.moment,i>=62?`more`:`little`)??``;o.font=`600 ${Er(o,u,a-6,i>=62?13:11)}px ${A}`,o.fillStyle=c.ink,o.fillText(u,n,r+1);let d=s.growth?.markAt(t,l.moment)??``;!d||i<62||(o.font=`600 10px ${A}`,o.fillStyle=c.right,F(e,d,n,r+30-4))}function xr(e,t){let{camera:n,look:r}=e;return t>=tr&&n.row>=nr&&!r.names&&!r.isQuiet}function Sr(e,t,n,r,i){let{ctx:a,tree:o,colours:s}=e,[c,l]=n?[n.alpha,n.beta]:[k(o.alpha,t),k(o.beta,t)];(Number.isFinite(c)||Number.isFinite(l))&&(n&&(a.fillStyle=s.work),F(e,w(c,l),r,i))}function Cr(e){return e&&!Number.isNaN(e.best)?`${C(e.best)} …`:`…`}function wr(e,t){return e.look.isQuiet&&e.tree.exitOf(t)===`cutoff`}function Tr(e,t,n,r){let i=r?0:k(e.bound,t),a=k(e.value,t);return n>=62?zt(a,i):Bt(a,i)}function Er(e,t,n,r){e.font=`600 ${r}px ${A}`;let i=e.measureText(t).width;return i<=n?r:Math.max(7,r*n/i)}function Dr(e,t,n,r,i){let{ctx:a,tree:o,colours:s}=e,c=o.nameOf(t),l=o.odds.get(t);if(!c||c===e.look.names?.[t]&&l===void 0)return;a.font=`${Tn(e,t)?`700`:`500`} 11px ${A}`,a.fillStyle=s.ink;let u=o.passOf(t);a.textAlign=`center`,a.textBaseline=`middle`;let d=l===void 0||l===1?c:`${c} (${Vt(l)})`;F(e,jn(a,u&&i>90?`${c} · ${u}`:d,Math.max(34,i-2)),n,r-15-8-6)}function Or(e,t,n,r,i){let{ctx:a,colours:o}=e;a.fillStyle=n,a.beginPath(),a.roundRect(r-9,i+6,15,13,4),a.fill(),a.fillStyle=o.paper,a.font=`700 9px ${A}`,a.fillText(t,r-1.5,i+13)}function kr(e,t,n,r){let{ctx:i,colours:a}=e,o=t.verdict===`right`?`right`:t.verdict===`wrong`?`wrong`:`work`;i.font=`600 11px ${A}`,i.textAlign=`center`,i.fillStyle=a[o],F(e,(t.verdict===`right`?`✓ `:t.verdict===`wrong`?`✗ `:``)+t.text,n,r)}var V=8,H=4,Ar=39,jr=37;function Mr(e,t){return e.right<=t.left||t.right<=e.left||e.bottom<=t.top||t.bottom<=e.top}function Nr(e,t,n,[r,i]){let a=k(e.parent,n);return(n===0?[0]:[a,...e.children(a)]).map(n=>{let[r,i]=[t.x(k(e.x,n)),t.y(k(e.level,n))],a=B(Math.min(k(e.room,n),10)*t.scale)/2;return{left:r-a,top:i-Ar,right:r+a,bottom:i+jr}}).filter(e=>!Mr(e,{left:0,top:0,right:r,bottom:i}))}function Pr([e,t],[n,r],i,a){let[o,s]=[i[0]-n-H,i[1]-r-H];if(o<H||s<H)return null;let c=([e,t])=>[Math.max(H,Math.min(e,o)),Math.max(H,Math.min(t,s))],l=[t-Ar-r-V,t+jr+V,t-r/2,H,s,...a.flatMap(e=>[e.top-r-V,e.bottom+V])],u=[e-n/2,e+32,e-n-32,H,o,...a.flatMap(e=>[e.left-n-V,e.right+V])],d=l.flatMap(e=>u.map(t=>c([t,e]))),f=([e,t])=>a.every(i=>Mr(i,{left:e,top:t,right:e+n,bottom:t+r})),p=([i,a])=>Math.hypot(i+n/2-e,a+r/2-t);return d.filter(f).sort((e,t)=>p(e)-p(t))[0]??null}function Fr(e,t,n,r){e.classList.remove(`flat`,`outside`);let i=()=>Pr(n,[e.offsetWidth,e.offsetHeight],[t.clientWidth,t.clientHeight],r),a=i();a||=(e.classList.add(`flat`),i()),a??=Ir(e,t),e.style.left=`${a[0]}px`,e.style.top=`${a[1]}px`}function Ir(e,t){e.classList.add(`outside`);let{left:n,top:r,bottom:i}=t.getBoundingClientRect(),a=e.offsetHeight,o=window.innerHeight-i>=r?i+H:r-a-H;return[Math.max(H,Math.min(n,window.innerWidth-e.offsetWidth-H)),Math.max(H,Math.min(o,window.innerHeight-a-H))]}var Lr={L:`light`,D:`dark`,W:`wall`},Rr={X:`max`,N:`min`};function zr({frames:e,boards:t,board:n},r){let i=t[n[r]??-1],a=e[i?.frame??-1];if(!i||!a)return null;let o=new Set(i.marked),s=Array.from(i.pieces),c=a.ground.split(``).map((e,t)=>({ground:Lr[e]??`light`,piece:s[t]??` `,owner:Rr[i.owners[t]??` `]??null,label:``,marked:o.has(t)}));return{columns:a.columns,cells:c,column_names:[],row_names:[],pieces:a.set}}var Br=8,Vr=5e3;function U(e,t){let n=e.moves(t),r=e.rounds.size>0?e.path(t)[1]:void 0,i=r===void 0?void 0:e.rounds.get(r),a=n.length<=Br?n:[...n.slice(0,3),`…`,...n.slice(-5)],o=n.length===0?i??b(`root`):y(a.join(` `));return i===void 0||n.length===0?o:`${i}: ${o}`}function Hr(e,t,n,r=e.moments){let i=k(e.turn,t),a=[[b(`fact-turn`),n[i]??b(`chance`)]],o=e.odds.get(t);if(o!==void 0&&a.unshift([b(`fact-likely`),Vt(o)]),e.growth)return[...a,...e.growth.numbersAt(t,r),...Gr(e,t,r)];if(e.isSkipped(t)||e.absent[t]===1)return[...a,[b(`fact-left`),b(`fact-not-looked-at`)]];if(Fn(e,t,r)){let{alpha:n,beta:i,best:o}=I(e,t,r);return[...a,[b(`calls-best`),C(Number.isNaN(o)?null:o,`–`)],[b(`fact-window`),w(n,i)],[b(`fact-depth`),Ur(e,t)]]}a.push([b(`fact-value`),zt(k(e.value,t),k(e.bound,t))]),a.push([b(`fact-window`),w(k(e.alpha,t),k(e.beta,t))]),a.push([b(`fact-depth`),Ur(e,t)]),a.push([b(`fact-left`),xn(e.exitOf(t)).title]);let s=e.passOf(t);s&&a.push([b(`fact-pass`),s]),e.isInner(t)&&a.push([b(`fact-below`),Kr(e,t)]);let c=e.dropped.get(t);return c&&a.push([b(`fact-missing`),qr(c)]),a}function Ur(e,t){let n=k(e.depth,t);return n>=Vr?b(`fact-to-the-end`):String(n)}function Wr(e,t,n=e.moments){return Fn(e,t,n)?b(`node-open`):e.reasonOf(t)}function Gr(e,t,n){let r=e.growth?.markAt(t,n)??``;return r?[[b(`fact-mark`),r]]:[]}function Kr(e,t){return qr({nodes:k(e.below,t),moves:k(e.leftOut,t)})}function qr({nodes:e,moves:t}){let n=b(`nodes`,{count:e});return t===0?n:b(`nodes-left-out`,{nodes:n,count:t})}function Jr(e){return r(`dl`,{class:`facts`},...e.flatMap(([e,t])=>[r(`dt`,{},e),r(`dd`,{},t)]))}function Yr(e,t,n,i=e.moments){return r(`div`,{},r(`strong`,{},U(e,t)),Jr(Hr(e,t,n,i)),r(`p`,{},Wr(e,t,i)),r(`div`,{class:`shares`}))}var Xr=1,Zr=2e6,Qr=2e3,$r=[`full`,`scout`,`reduced`,`again`,`null`,`quiet`],W=class extends Error{constructor(e){super(b(`tree-file-bad`,{what:e}))}};function ei(e){let t;try{t=JSON.parse(e)}catch{throw new W(b(`tree-file-json`))}if(typeof t!=`object`||!t||Array.isArray(t))throw new W(b(`tree-file-json`));let n=t,r=n.tree_version??Xr;if(typeof r!=`number`||r>Xr)throw new W(`tree_version, ≤ ${Xr}`);let i=ni(n,ti(n.parent));return ai(i),oi(i),i}function ti(e){let t=q(`parent`,e);if(t.length===0||t.length>2e6)throw new W(`parent: 1 – ${Zr}`);let n=t.findIndex((e,t)=>!G(e,Math.max(t,1)));if(n>=0)throw new W(`parent ${t[n]??``}, node ${n}`);return t}function ni(e,t){let n=t.length,r=(t,r)=>{let i=e[t]===void 0?[]:q(t,e[t]);if(i.length===0)return Array.from({length:n},(e,t)=>r(t));if(i.length!==n)throw new W(`${t}: ${i.length} ≠ ${n}`);return i},i=(t,n)=>{let r=hi(t,e[t]);return r.length===0?n:r},a=t=>di(t,e[t],n),o=new Int32Array(n);for(let e=1;e<n;e++)o[e]=(o[t[e]??0]??0)+1;let s=i(`pass_names`,[`full`]);for(let e of s)if(!$r.includes(e))throw new W(`pass_names: ${e.slice(0,40)}`);let[c,l,u]=[i(`labels`,[``]),i(`reasons`,[``]),i(`exits`,[`searched`])],d=(e,t)=>ui(e,r(e,()=>0),t),f=fi(`skipped`,e.skipped,n),p=a(`value`);for(let e of f)p[e]=null;let m=e.x===void 0?[]:q(`x`,e.x);if(m.length!==0&&m.length!==n)throw new W(`x: ${m.length} ≠ ${n}`);return{title:mi(`title`,e.title),parent:t,...m.length>0?{x:m}:{},width:typeof e.width==`number`?e.width:0,labels:c,label:d(`label`,c.length),reasons:l,reason:d(`reason`,l.length),exits:u,exit:d(`exit`,u.length),passes:s.map(e=>e===`full`?``:b(`pass-${e}`)),pass_names:s,pass:d(`pass`,s.length),turn:ui(`turn`,r(`turn`,e=>(o[e]??0)%2),3),odds:pi(`odds`,e.odds,n,e=>typeof e==`number`&&e>=0&&e<=1),depth:r(`depth`,()=>0),alpha:a(`alpha`),beta:a(`beta`),value:p,bound:d(`bound`,3),skipped:f,pv:fi(`pv`,e.pv,n),dropped:pi(`dropped`,e.dropped,n,li),dropped_in_all:li(e.dropped_in_all)?e.dropped_in_all:0,dropped_moves:pi(`dropped_moves`,e.dropped_moves,n,li),dropped_moves_in_all:li(e.dropped_moves_in_all)?e.dropped_moves_in_all:0,positions:pi(`positions`,e.positions,n,e=>typeof e==`string`&&e.length<=Qr),counted:gi(`counted`,e.counted,[`plies`,`moves`,`never`]),sure:typeof e.sure==`number`?e.sure:null,language:gi(`language`,e.language,[`en`,`cs`]),ends:gi(`ends`,e.ends,[`game`,`leaf`]),sides:hi(`sides`,e.sides),record:gi(`record`,e.record,[`visits`,`growth`]),rounds:fi(`rounds`,e.rounds,n),round_titles:hi(`round_titles`,e.round_titles),numbers:K(`numbers`,e.numbers).map(e=>({name:mi(`numbers`,ci(e)?e.name:null)})),marks:hi(`marks`,e.marks),steps:ii(e.steps),...ri(e)}}function ri(e){let t=[`place`,`search`,`answer`,`boards`].filter(t=>ci(e[t]));return Object.fromEntries(t.map(t=>[t,e[t]]))}function ii(e){let t=ci(e)?e:{},n=e=>t[e]===void 0?[]:q(`steps.${e}`,t[e]),[r,i,a]=[n(`kind`),n(`node`),n(`number`)],o=di(`steps.value`,t.value,r.length);if(i.length!==r.length||a.length!==r.length)throw new W(`steps: ${r.length}, ${i.length}, ${a.length}`);return{kind:r,node:i,number:a,value:o}}function ai(e){let t=new Uint8Array(e.parent.length);for(let n of e.skipped)t[n]=1;e.parent.forEach((e,n)=>{if(n>0&&t[e]===1)throw new W(`skipped: ${e}`)});let n=e.sides??[];if(n.length!==0&&n.length!==2)throw new W(`sides: ${n.length}`);let[r,i]=[e.rounds??[],e.round_titles??[]];for(let t of r)if(t===0||e.parent[t]!==0)throw new W(`rounds: ${t}`);if(r.length!==i.length)throw new W(`round_titles: ${i.length} ≠ ${r.length}`)}function oi(e){let{kind:t,node:n,number:r,value:i}=e.steps??{kind:[],node:[],number:[],value:[]};if(e.record!==`growth`&&t.length>0)throw new W(`record`);let a=new Uint8Array(e.parent.length).fill(1);t.forEach((e,t)=>{e===1&&(a[n[t]??0]=0)}),t.forEach((t,o)=>{let[s,c]=[n[o]??-1,i[o]??null],l=a[s]!==1,u=s===0||a[e.parent[s]??0]===1,d=t===1?l&&u:!l&&si(e,t,r[o],c);if(!G(s,a.length)||!d)throw new W(`steps[${o}]`);a[s]=1})}function si(e,t,n,r){return t===2?r!==null&&G(n,e.numbers?.length??0):t===0||t===3&&G(r,e.marks?.length??0)}function ci(e){return typeof e==`object`&&!!e&&!Array.isArray(e)}function G(e,t){return typeof e==`number`&&Number.isInteger(e)&&e>=0&&e<t}function li(e){return G(e,2**53-1)}function K(e,t){if(t==null)return[];if(!Array.isArray(t))throw new W(e);return t}function q(e,t){let n=K(e,t);if(!n.every(e=>typeof e==`number`))throw new W(e);return n}function ui(e,t,n){let r=t.findIndex(e=>!G(e,n));if(r>=0)throw new W(`${e}[${r}], < ${n}`);return t}function di(e,t,n){let r=K(e,t);if(r.length===0)return Array(n).fill(null);if(r.length!==n)throw new W(`${e}: ${r.length} ≠ ${n}`);if(!r.every(e=>e===null||typeof e==`number`))throw new W(e);return r}function fi(e,t,n){let r=ui(e,q(e,t),n);return r.forEach((t,n)=>{if(n>0&&t<=(r[n-1]??0))throw new W(`${e}: ${t}`)}),r}function pi(e,t,n,r){let i=K(e,t);if(!i.every(e=>Array.isArray(e)&&e.length===2&&typeof e[0]==`number`&&r(e[1])))throw new W(e);return fi(e,i.map(([e])=>e),n),i}function mi(e,t){let n=t??``;if(typeof n!=`string`||n.length>Qr)throw new W(e);return n}function hi(e,t){return K(e,t).map(t=>mi(e,t))}function gi(e,t,n){if(t==null)return n[0];let r=n.find(e=>e===t);if(r===void 0)throw new W(e);return r}function _i(e,t){let n=e.filter(({from:e,to:n})=>e!==t.from||n!==t.to);return n.length<e.length?n:[...e,t]}function vi(e,t,n){return e.moves.filter((r,i)=>{let a=e.ways[i];return a?.to===t&&a.from===n})}function yi(e){return new Set(e.ways.flatMap(e=>e.from===null?[]:[e.from]))}function J(e,t){let n=e.ways.filter(e=>e.from===t&&e.to!==null);return new Set(n.flatMap(e=>e.to===null?[]:[e.to]))}function bi(e){let t=J(e,null),n=e.board?.cells.filter(e=>e.owner===null).length??0;return t.size<n?t:new Set}var xi={ArrowUp:[0,-1],ArrowDown:[0,1],ArrowLeft:[-1,0],ArrowRight:[1,0],w:[0,-1],s:[0,1],a:[-1,0],d:[1,0]};function Si(e){if(e.board?.pieces!==`maze`)return!1;let t=e.ways.filter(e=>e.from!==null),n=t[0]?.from??null;if(n===null||t.length===0)return!1;let r=e.board.columns;return t.every(e=>e.from===n&&e.to!==null&&Ci(e,r))}function Ci(e,t){if(e.from===null||e.to===null)return!1;let n=Math.abs(e.to-e.from);return n===1||n===t}function wi(e,t){let n=xi[t];if(!n||!e.board)return null;let r=n[0]+n[1]*e.board.columns,i=e.ways.findIndex(e=>e.from!==null&&e.to===e.from+r);return i<0?null:e.moves[i]??null}function Ti(e,t,n){let r=xi[n];if(!r)return t;let i=Math.floor(e.cells.length/Math.max(1,e.columns)),a=Math.min(e.columns-1,Math.max(0,t%e.columns+r[0]));return Math.min(i-1,Math.max(0,Math.floor(t/e.columns)+r[1]))*e.columns+a}function Ei(e,t){let n=e.column_names[t%e.columns],r=e.row_names[Math.floor(t/e.columns)];if(n!==void 0&&r!==void 0)return n+r;let i=e.cells[t]?.label??``;return i===``?e.cells.some(e=>e.label!==``)?b(`light-square`):String(t):i}var Y=100,Di=2,Oi=34,ki=62,Ai=10,ji={flipped:!1,labels:!1,arrows:[],badges:[],worths:[],last:null,check:null,wrong:[],sides:[],editing:!1},Mi=`board-cursor`,Ni=class{events;element;view=null;look=ji;from=null;cursor=0;drawnMarks=[];drawing=null;focused=!1;facing=0;dragged=null;constructor(e){this.events=e,this.element=i(`svg`,{class:`board`,tabindex:0,role:`grid`,...x(`board-name`)}),this.element.addEventListener(`pointerdown`,e=>this.down(e)),this.element.addEventListener(`pointermove`,e=>this.drag(e)),this.element.addEventListener(`pointerup`,e=>this.up(e)),this.element.addEventListener(`pointerleave`,e=>{this.look.editing&&this.dragged?.moved&&this.up(e)}),this.element.addEventListener(`contextmenu`,e=>e.preventDefault()),this.element.addEventListener(`keydown`,e=>this.key(e)),this.element.addEventListener(`focus`,()=>this.setFocus(this.element.matches(`:focus-visible`))),this.element.addEventListener(`blur`,()=>this.setFocus(!1))}show(e,t){e.position!==this.view?.position&&(this.from=null,this.drawnMarks=[]),this.facing=Pi(this.grid,e.board)??this.facing,this.view=e,this.look=t,this.draw()}get shown(){return{look:this.look,from:this.from,facing:this.facing}}isSteered(){return this.view!==null&&!this.look.editing&&Si(this.view)}setFocus(e){this.focused=e,this.draw()}get grid(){return this.view?.board??null}rows(e){return Math.ceil(e.cells.length/Math.max(1,e.columns))}corner(e,t){let[n,r]=[t%e.columns,Math.floor(t/e.columns)];return this.look.flipped?[(e.columns-1-n)*Y,(this.rows(e)-1-r)*Y]:[n*Y,r*Y]}middle(e,t){let[n,r]=this.corner(e,t);return[n+Y/2,r+Y/2]}draw(){let e=this.grid;if(!e){a(this.element);return}let[t,n]=[e.columns*Y,this.rows(e)*Y],r=lt(e),o=e.column_names.length>0||e.row_names.length>0,s=e.columns>Ai,c=o?s?ki:Oi:6;this.element.setAttribute(`viewBox`,`${-c} -6 ${t+c+6} ${n+c+6}`),this.element.setAttribute(`class`,`board ${r}${s?` wide`:``}`),this.element.style.setProperty(`--board-shape`,String((t+c+6)/(n+c+6))),a(this.element,i(`rect`,{class:`ground`,x:0,y:0,width:t,height:n,rx:r===`plain`?6:2}),r===`maze`?this.walls(e):this.ground(e,r,t,n),this.marks(e),this.hints(e),this.pieces(e),this.arrows(e),this.drawnArrows(e),this.worths(e),this.badges(e),this.names(e,n,s),this.focused?this.cursorFrame(e):null),this.holdDragged()}ground(e,t,n,r){let a=i(`g`);for(let[t,n]of e.cells.entries()){let[r,o]=this.corner(e,t);n.ground===`dark`&&a.append(i(`rect`,{class:`dark`,x:r,y:o,width:Y,height:Y})),n.marked&&a.append(i(`rect`,{class:`marked`,x:r,y:o,width:Y,height:Y}))}if(t!==`plain`)return a;let o=``;for(let t=1;t<e.columns;t++)o+=`M${t*Y} 0V${r}`;for(let t=1;t<this.rows(e);t++)o+=`M0 ${t*Y}H${n}`;return a.append(i(`path`,{class:`lines`,d:o})),a}walls(e){let t=t=>e.cells[t]?.ground===`wall`,n=``;for(let r=0;r<e.cells.length;r++){if(!t(r))continue;let[i,a]=this.middle(e,r);n+=`M${i} ${a}h.1`;let o=(r+1)%e.columns!==0&&t(r+1)?r+1:null,s=t(r+e.columns)?r+e.columns:null;for(let t of[o,s]){if(t===null)continue;let[r,o]=this.middle(e,t);n+=`M${i} ${a}L${r} ${o}`}}return i(`g`,{},i(`path`,{class:`wall`,d:n}),i(`path`,{class:`wall-inside`,d:n}))}marks(e){let t=i(`g`),{last:n,check:r}=this.look;for(let r of new Set([n?.from,n?.to])){if(r==null)continue;let[n,a]=this.corner(e,r);t.append(i(`rect`,{class:`last-move`,"data-last":r,x:n,y:a,width:Y,height:Y}))}for(let n of this.look.wrong){let[r,a]=this.corner(e,n);t.append(i(`rect`,{class:`wrong-cell`,"data-wrong":n,x:r+4,y:a+4,width:92,height:92}))}if(r!==null){let[n,a]=this.middle(e,r);t.append(i(`circle`,{class:`in-check`,cx:n,cy:a,r:48}))}return t}hints(e){let t=i(`g`),{view:n,look:r}=this;if(!n||r.editing)return t;for(let r of bi(n)){let[n,a]=this.middle(e,r);t.append(i(`circle`,{class:`may`,"data-may":r,cx:n,cy:a,r:13}))}if(this.from!==null){let[r,a]=this.corner(e,this.from);t.append(i(`rect`,{class:`picked`,x:r,y:a,width:Y,height:Y}));for(let r of J(n,this.from)){let[n,a]=this.middle(e,r),o=e.cells[r]?.owner!==null;t.append(i(`circle`,{class:o?`target taken`:`target`,cx:n,cy:a,r:o?44:15}))}}return t}pieces(e){let t=i(`g`),n=Array.from({length:this.rows(e)},()=>i(`g`,{role:`row`}));t.append(...n);let r=e.pieces,a=this.view?yi(this.view):new Set,o=this.view&&!this.look.editing?J(this.view,null):new Set;for(let[t,s]of e.cells.entries()){let[c,l]=this.corner(e,t),u=this.man(s,r),d=i(`g`,{transform:`translate(${c} ${l})`,class:`cell${a.has(t)?` movable`:``}${o.has(t)?` free`:``}`,"data-cell":t,role:`gridcell`,"aria-label":`${Ei(e,t)}: ${vt(s,r,this.look.sides)}`});d.append(i(`rect`,{class:`hit`,width:Y,height:Y})),u?d.append(u):o.has(t)&&d.append(this.ghost(r)),this.look.labels&&!u&&s.label&&d.append(i(`text`,{class:`label`,x:50,y:58},s.label)),this.focused&&t===this.cursor&&(d.id=Mi),n[Math.floor(t/e.columns)]?.append(d)}return this.focused?this.element.setAttribute(`aria-activedescendant`,Mi):this.element.removeAttribute(`aria-activedescendant`),t}man(e,t){let n=_t(e,t);return n&&mt(e,t)&&n.setAttribute(`transform`,`rotate(${this.facing} 50 50)`),n}ghost(e){let t=this.view?.turn===this.look.sides[0]?`max`:`min`,n={ground:`light`,piece:t===`max`?`X`:`O`,owner:t,label:``,marked:!1},r=i(`g`,{class:`ghost-stone`}),a=_t(n,e);return a&&r.append(a),r}arrows(e){let t=i(`g`,{class:`arrows`});for(let{way:n,text:r,strong:a}of[...this.look.arrows].reverse()){if(n.to===null)continue;let[o,s]=this.middle(e,n.to),c=a?`arrow strong`:`arrow`;if(n.from!==null){let r=[n.from,...n.via??[],n.to].map(t=>this.middle(e,t));t.append(i(`path`,{class:c,d:Ii(r)}))}else t.append(i(`circle`,{class:`${c} spot`,cx:o,cy:s,r:40}));t.append(i(`circle`,{class:`${c} tag`,cx:o+32,cy:s-32,r:17})),t.append(i(`text`,{class:`arrow-text`,x:o+32,y:s-25},r))}return t}drawnArrows(e){let t=i(`g`,{class:`drawn-marks`});for(let{from:n,to:r}of this.drawnMarks){let[a,o]=this.middle(e,r),s=n===r?i(`circle`,{class:`drawn`,cx:a,cy:o,r:44}):i(`path`,{class:`drawn arrow-drawn`,d:Ii([this.middle(e,n),[a,o]])});s.setAttribute(`data-drawn`,`${n}-${r}`),t.append(s)}return t}mark(e,t){this.drawnMarks=_i(this.drawnMarks,{from:e,to:t}),this.draw()}clearDrawn(){this.drawnMarks.length!==0&&(this.drawnMarks=[],this.draw())}worths(e){let t=i(`g`,{class:`worths`});for(let{cell:n,value:r}of this.look.worths){let[a,o]=this.corner(e,n);t.append(i(`text`,{class:`worth ${r<0?`min`:`max`}`,"data-worth":n,x:a+95,y:o+22},C(Math.round(r))))}return t}badges(e){let t=i(`g`,{class:`badges`});for(let{way:n,text:r,kind:a}of this.look.badges){if(n.to===null||n.from!==null&&n.from!==this.from)continue;let[o,s]=this.corner(e,n.to);t.append(i(`rect`,{class:`badge ${a}`,x:o+8,y:s+66,width:84,height:28,rx:8})),t.append(i(`text`,{class:`badge-text`,x:o+50,y:s+87},r))}return t}names(e,t,n){let r=i(`g`,{class:`names`,"aria-hidden":`true`});for(let[a,o]of e.column_names.entries()){let[s]=this.middle(e,a);r.append(i(`text`,{x:s,y:t+(n?44:26)},o))}for(let[t,a]of e.row_names.entries()){let[,o]=this.middle(e,t*e.columns);r.append(i(`text`,{class:`row-name`,x:-10,y:o+(n?14:8)},a))}return r}cursorFrame(e){let[t,n]=this.corner(e,Math.min(this.cursor,e.cells.length-1));return i(`rect`,{class:`cursor`,x:t+4,y:n+4,width:92,height:92,rx:8})}cellAt(e){let t=c(this.element).elementFromPoint(e.clientX,e.clientY)?.closest(`[data-cell]`);return t&&this.element.contains(t)?Number(t.getAttribute(`data-cell`)):null}down(e){let t=this.cellAt(e);if(t===null||!this.view)return;if(this.cursor=t,e.button===Di){this.drawing=t;return}this.clearDrawn();let n=this.element.querySelector(`[data-cell="${t}"]`),r=this.look.editing?this.grid?.cells[t]?.owner!==null:yi(this.view).has(t);this.dragged={cell:t,piece:r?n:null,moved:!1,at:null}}drag(e){let{dragged:t,grid:n}=this;if(!t?.piece||!n||e.buttons===0)return;let r=this.element.getBoundingClientRect(),i=this.element.getScreenCTM();if(!i||r.width===0)return;let a=new DOMPoint(e.clientX,e.clientY).matrixTransform(i.inverse()),[o,s]=this.middle(n,t.cell);!t.moved&&Math.hypot(a.x-o,a.y-s)<Y/2||(t.moved||(t.moved=!0,this.from=t.cell,this.draw()),t.at=a,this.holdDragged())}holdDragged(){let{dragged:e}=this;if(!e?.moved||!e.at)return;let t=this.element.querySelector(`[data-cell="${e.cell}"]`);t&&(t.classList.contains(`dragging`)||(t.classList.add(`dragging`),t.parentNode?.append(t)),t.setAttribute(`transform`,`translate(${e.at.x-Y/2} ${e.at.y-Y/2})`),e.piece=t)}up(e){if(e.button===Di){this.endDrawing(this.cellAt(e));return}let{dragged:t}=this;if(this.dragged=null,!t)return;t.piece?.classList.remove(`dragging`),t.piece&&t.moved&&(t.piece.style.pointerEvents=`none`);let n=this.cellAt(e);if(this.look.editing)this.from=null,t.moved?this.events.carry?.(t.cell,n):n!==null&&this.events.edit(n);else if(t.moved){let e=this.from;this.from=null,this.draw(),n!==null&&e!==null&&this.attempt(e,n)}else n!==null&&this.press(n)}endDrawing(e){let{drawing:t}=this;this.drawing=null,t!==null&&e!==null&&this.mark(t,e)}press(e){let{view:t}=this;if(t){if(this.from!==null&&this.from!==e&&J(t,this.from).has(e)){let t=this.from;this.from=null,this.attempt(t,e)}else{if(this.from!==e&&yi(t).has(e))this.from=e;else if(this.from=null,J(t,null).has(e)){this.attempt(null,e);return}this.draw()}}}attempt(e,t){let n=this.view?vi(this.view,t,e):[],r=n[0];r===void 0?this.draw():n.length>1?this.events.choose(n):this.events.move(r)}drawByKey(e){e===`m`&&(this.drawing=this.cursor),(e===`m`||e===`M`&&this.drawing!==null)&&this.mark(this.drawing??this.cursor,this.cursor)}key(e){let{view:t,grid:n}=this;if(!(!t||!n||e.ctrlKey||e.metaKey||e.altKey)){if(!this.look.editing&&Si(t)){let n=wi(t,e.key);n!==null&&(e.preventDefault(),this.events.move(n))}else if(e.key.startsWith(`Arrow`)){e.preventDefault();let t=this.look.flipped?Fi(e.key):e.key;this.cursor=Ti(n,this.cursor,t),this.draw()}else e.key===`Enter`||e.key===` `?(e.preventDefault(),this.look.editing?this.events.edit(this.cursor):this.press(this.cursor)):e.key===`Escape`?(this.from=null,this.drawnMarks=[],this.draw()):this.drawByKey(e.key)}}};function Pi(e,t){if(e?.pieces!==`maze`||t?.pieces!==`maze`)return null;let n=e=>e.cells.findIndex(e=>e.piece===`P`&&e.owner!==null),[r,i]=[n(e),n(t)],a=new Map([[1,0],[t.columns,90],[-1,180],[-t.columns,270]]);return r<0||i<0?null:a.get(i-r)??null}function Fi(e){return{ArrowUp:`ArrowDown`,ArrowDown:`ArrowUp`,ArrowLeft:`ArrowRight`,ArrowRight:`ArrowLeft`}[e]??e}function Ii(e){let[[t,n]=[0,0],[r,i]=[0,0]]=e.slice(-2),a=e.slice(0,-2).map(([t,n],r)=>`M${t} ${n}L${(e[r+1]??[t,n]).join(` `)}`),o=Math.hypot(r-t,i-n)||1,[s,c]=[(r-t)/o,(i-n)/o],[l,u]=[r-s*20,i-c*20],[d,f]=[l-s*26,u-c*26];return`${a.join(``)}M${t} ${n}L${d} ${f}M${d-c*17} ${f+s*17}L${l} ${u}L${d+c*17} ${f-s*17}z`}function Li(e){let t=new Ni({move:()=>void 0,choose:()=>void 0,edit:()=>void 0}),n={game:``,position:``,turn:``,side:null,outcome:null,moves:[],board:{...e,column_names:[],row_names:[]},ways:[]};return t.show(n,ji),t.element.removeAttribute(`tabindex`),t.element.setAttribute(`aria-hidden`,`true`),t.element}var Ri=44,zi=132,Bi=14,Vi=90,Hi=47,Ui=4;function Wi(e,t,n,[r,i]){let a=[],o=Math.min(zi,t.row-Vi);if(o<Ri)return a;for(let[s,c]of e.levels.entries()){let l=t.y(s)+Hi;if(!(l>i||l+o<0))for(let i of c){let s=t.x(k(e.x,i)),c=Math.min(o,k(e.room,i)*t.scale-Bi);!e.isSkipped(i)&&e.absent[i]!==1&&k(e.enterAt,i)<=n&&c>=Ri&&s>-c&&s<r+c&&a.push({node:i,x:s,y:l,size:c})}}return a}var Gi=class{ask;element=r(`div`,{class:`mini-boards`,"aria-hidden":`true`});pictures=new Map;waiting=[];asked=0;constructor(e){this.ask=e}clear(){this.pictures.clear(),this.waiting=[],this.element.replaceChildren()}show(e){let t=new Set(e.map(({node:e})=>e));for(let[e,n]of this.pictures)n.hidden=!t.has(e);this.waiting=[];for(let{node:t,x:n,y:r,size:i}of e){let e=this.pictures.get(t)??this.place(t);e.style.width=e.style.height=`${i}px`,e.style.translate=`${n-i/2}px ${r}px`,e.dataset.asked||this.waiting.push(t)}this.askNext()}place(e){let t=r(`div`,{class:`mini-board`,"data-node":e});return this.pictures.set(e,t),this.element.append(t),t}askNext(){for(;this.asked<Ui;){let e=this.waiting.shift();if(e===void 0)return;let t=this.pictures.get(e);t&&!t.dataset.asked&&this.fill(e,t)}}async fill(e,t){t.dataset.asked=`yes`,this.asked+=1;try{let n=await this.ask(e);n&&t.replaceChildren(Li(n))}catch{}--this.asked,this.askNext()}},Ki=[`max`,`min`,`chance`,`cut`,`faint`],qi=[1,Sn],Ji=3,Yi=4,X=2,Xi=22,Zi=100,Qi=new WeakMap;function $i(e){let t=Qi.get(e);if(!t){let n=e.exits.indexOf(`cutoff`);t=e.turn.map((t,r)=>e.isSkipped(r)?Yi:e.exit[r]===n?Ji:t),Qi.set(e,t)}return t}var ea=class{frame;y;kinds;size;counts;totals;wrong=new Set;found=new Set;constructor(e,t){this.frame=e,this.y=t,this.kinds=$i(e.tree),this.size=Math.ceil(e.width/X)+200,this.counts=new Float32Array(this.size*qi.length*Ki.length),this.totals=new Float32Array(this.size)}add(e,t,n){let r=Math.round(t/X)+Zi;if(r<0||r>=this.size||(this.totals[r]=k(this.totals,r)+1,n===0))return;On(this.frame,e)&&this.wrong.add(r),Dn(this.frame,e)&&this.found.add(r);let i=this.slot(r,+(n<1),k(this.kinds,e));this.counts[i]=k(this.counts,i)+1}slot(e,t,n){return(e*qi.length+t)*Ki.length+n}paint(){let{ctx:e,colours:t}=this.frame,n=new Float32Array(this.size);for(let[r,i]of qi.entries())for(let[a,o]of Ki.entries())e.fillStyle=t[o],e.globalAlpha=(o===`faint`?.45:.85)*i,this.paintKind(r,a,n);e.globalAlpha=1,e.fillStyle=t.wrong;let r=this.y+Xi/2+1;for(let t of this.wrong)e.fillRect((t-Zi)*X,this.y-Xi/2-4,X,3);e.fillStyle=t.mark;for(let t of this.found)e.fillRect((t-Zi)*X,r,X,3)}paintKind(e,t,n){let[r,i,a]=[0,0,0],o=e=>{a>0&&this.frame.ctx.fillRect((r-Zi)*X,this.y-Xi/2+i,(e-r)*X,a)};for(let s=0;s<this.size;s++){let c=k(this.counts,this.slot(s,e,t)),l=c===0?0:c*Xi/k(this.totals,s);(l!==a||l>0&&k(n,s)!==i)&&(o(s),[r,i,a]=[s,k(n,s),l]),n[s]=k(n,s)+l}o(this.size)}},ta=5,na=4,ra=.16,ia=16;function aa(e,t){let{tree:n,camera:r,width:i}=e,a=n.levels[t];if(!a||t+1>=n.levels.length)return;let[o,s]=[r.place(-40),r.place(i+40)],c=new sa(e,r.y(t)+6,r.y(t+1)-6);for(let r of a){if(!n.isInner(r))continue;let[i,a]=[n.firstChild(r),n.lastChild(r)],l=e.sticky.has(r);if(!(!l&&k(n.x,a)<o&&k(n.x,r)<o)){if(!l&&k(n.x,i)>s&&k(n.x,r)>s)break;oa(e,r,c,t)}}c.paint()}function oa(e,t,n,r){let{ctx:i,tree:a,camera:o,colours:s}=e,c=j(e,t);if(c===0)return;let l=M(e,t),u=o.x(k(a.x,a.firstChild(t))),d=o.x(k(a.x,a.lastChild(t))),f=a.childCount(t);if(f>1&&d-u<ta*(f-1)){let r=Cn(e)?d:la(e,a.children(t)),i=Math.min(c,ca(e,a.children(t)));n.add(l,u,Math.max(u+1,r),kn(e,t),i)}else{i.lineWidth=1;for(let n of a.children(t))ua(e,n,l,o.y(r)+6,o.y(r+1)-6,c);i.globalAlpha=1,i.setLineDash([]),i.strokeStyle=s.line}}var sa=class{frame;y;below;paths=new Map;open=null;constructor(e,t,n){this.frame=e,this.y=t,this.below=n}add(e,t,n,r,i){let a=`${r} ${i}`;this.paths.has(a)||this.paths.set(a,{path:new Path2D,colour:r,seen:i});let o=this.open,s=o?.look===a&&t-o.bottom[1]<ta&&n-o.bottom[0]<na;o&&s?(o.top[1]=e,o.bottom[1]=n):(this.close(),this.open={top:[e,e],bottom:[t,n],look:a})}paint(){this.close();let{ctx:e}=this.frame;for(let{path:t,colour:n,seen:r}of this.paths.values())e.globalAlpha=ra*r,e.fillStyle=n,e.fill(t);e.globalAlpha=1}close(){if(!this.open)return;let{top:e,bottom:t,look:n}=this.open,r=this.paths.get(n)?.path;r?.moveTo(e[0],this.y),r?.lineTo(e[1],this.y),r?.lineTo(t[1],this.below),r?.lineTo(t[0],this.below),r?.closePath(),this.open=null}};function ca(e,t){let[n,r]=[0,0];for(let i of t){let t=j(e,i);n+=t,t>0&&(r+=1)}return r===0?1:Math.ceil(ia*n/r)/ia}function la(e,t){for(let n=t.length-1;n>=0;n--)if(k(e.tree.enterAt,k(t,n))<=e.look.moment)return e.camera.x(k(e.tree.x,k(t,n)));return-1/0}function ua(e,t,n,r,i,a){let{ctx:o,tree:s,camera:c,colours:l}=e,u=Math.min(a,j(e,t)),d=M(e,t);if(u===0||Math.max(d,n)<-40||Math.min(d,n)>e.width+40)return;let f=s.isSkipped(t);o.globalAlpha=u*(f?.8:1),o.strokeStyle=l[f?`faint`:`line`],o.setLineDash(f?[3,3]:[]),o.beginPath(),o.moveTo(n,r),o.lineTo(d,i),o.stroke(),f&&k(s.room,t)*c.scale>9&&da(e,d,i-5)}function da(e,t,n){let{ctx:r,colours:i}=e;r.setLineDash([]),r.strokeStyle=i.cut,r.lineWidth=1.4,r.beginPath();for(let e of[-2,2])r.moveTo(t-5,n+e+2.5),r.lineTo(t+5,n+e-2.5);r.stroke(),r.lineWidth=1}function fa(e,t){let{ctx:n,tree:r,camera:i,colours:a}=e;n.strokeStyle=a.pv,n.lineWidth=2.6;for(let a of t){if(a===0||!wn(e))continue;let t=k(r.parent,a),o=k(r.level,a),[s,c]=[M(e,t),M(e,a)],[l,u]=[i.y(o-1)+6,i.y(o)-6];n.beginPath(),n.moveTo(s,l),n.lineTo(c,u),n.stroke()}n.lineWidth=1}var pa=500,ma=3,ha=[[`▲`,`max`],[`▼`,`min`],[`●`,`chance`]],ga=46;function _a(e){let{ctx:t,tree:n,camera:r}=e;t.clearRect(0,0,e.width,e.height),t.lineJoin=`round`;for(let t=0;t<n.levels.length&&!(r.y(t)>e.height+r.row);t++)r.y(t+1)>=-r.row&&aa(e,t);fa(e,n.pvLine);for(let t=0;t<n.levels.length;t++){let n=r.y(t);n>=-30&&n<=e.height+30&&ba(e,t)}for(let t of e.sticky.keys())xa(e,t);if(wn(e))for(let t of n.pvLine)xa(e,t);for(let t of va(e))xa(e,t);for(let t of[e.look.working,e.look.hovered,e.look.selected])xa(e,t);ya(e)}function va({look:e,tree:t}){return e.found.size>pa?[]:[...e.found].map(e=>t.fromOrigin(e)).filter((n,r,i)=>t.origin[n]!==void 0&&e.found.has(k(t.origin,n))&&i.indexOf(n)===r)}function ya(e){let{ctx:t,tree:n,camera:r,colours:i,sides:a}=e;t.globalAlpha=.9,t.fillStyle=i.paper,t.fillRect(0,0,64,e.height),t.globalAlpha=1,t.font=`600 11px ${A}`,t.textAlign=`left`,t.textBaseline=`middle`;for(let[e,o]of n.deciders.entries()){let s=ha[o];s&&!n.levels[e]?.every(e=>P(n,e)||n.isSkipped(e))&&(t.fillStyle=i[s[1]],t.fillText(`${s[0]} ${a[o]??`chance`}`,8,r.y(e)))}}function ba(e,t){let{tree:n,camera:r,width:i}=e,a=n.levels[t];if(!a)return;let o=r.y(t),s=new ea(e,o),c=r.row<ga?23:1/0,l=e.look.names?1:ma,u=z(a,n.x,r.place(-80)),d=r.place(i+80);for(let t=u;t<a.length;t++){let i=k(a,t),u=k(n.x,i);if(u>d)break;let f=j(e,i),p=Math.min(c,k(n.room,i)*r.scale);p<l?s.add(i,r.x(u),f):f>0&&!e.sticky.has(i)&&or(e,i,r.x(u),o,p,f)}s.paint()}function xa(e,t){let{tree:n,camera:r}=e;if(t<0||t>=n.size||j(e,t)===0)return;let[i,a]=[M(e,t),r.y(k(n.level,t))];if(i<-60||i>e.width+60)return;if(r.row<ga&&!wa(e.look,t)){e.sticky.has(t)&&or(e,t,i,a,23,1);return}let o=k(n.room,t)*r.scale;if(o<24&&Tn(e,t)&&!Ca(e,t)){Sa(e,t,i,a,o);return}let s=o>=24?o:62,c=i>=70?Math.max(i,70+B(s)/2):i;or(e,t,c,a,s,1),s<28&&Tn(e,t)&&Dr(e,t,c,a,62),Ta(e,t,c,a,s)}function Sa(e,t,n,r,i){or(e,t,n,r,Math.max(ma,i),1),Dr(e,t,n,r,62)}function Ca(e,t){return wa(e.look,t)||Dn(e,t)||e.sticky.has(t)}function wa(e,t){return[e.working,e.hovered,e.selected].includes(t)}function Ta(e,t,n,r,i){let{ctx:a,tree:o,look:s,colours:c}=e,l=Ea(e,t);if(!l&&t!==s.hovered)return;a.strokeStyle=c[l??`soft`],a.lineWidth=l?2.4:1.4;let u=B(i)/2+5;a.beginPath(),a.roundRect(n-u,r-15-8-3,u*2,52,9),a.stroke(),a.lineWidth=1,i>=28&&!o.isSkipped(t)&&Dr(e,t,n,r,i)}function Ea(e,t){let{look:n}=e;return t===n.selected?`ink`:t===n.working?`work`:Dn(e,t)?`mark`:null}var Da=5,Oa=.0016,ka=44,Aa=26,ja=36,Ma=1.5,Na=120,Pa=22,Fa=class{tree;readColours;events;sides;element;camera;look;pointers=new Map;travelled=0;pinch=0;sticky=new Map;pending=!1;colours;observer;constructor(e,t,n,i){this.tree=e,this.readColours=t,this.events=n,this.sides=i,this.element=r(`canvas`,{class:`tree-canvas`,tabindex:0,role:`application`,...x(`tree-canvas`)}),this.camera=new Xn(e),this.colours=t(),this.look=Ra(e),this.listen(),this.observer=new ResizeObserver(()=>this.resize()),this.observer.observe(this.element)}show(e){this.tree=e,this.camera=new Xn(e);let{wrong:t}=this.look;Object.assign(this.look,Ra(e),{wrong:t}),this.resize(),this.camera.begin(La()),this.draw()}boards(){let{clientWidth:e,clientHeight:t}=this.element;return Wi(this.tree,this.camera,this.look.moment,[e,t])}get model(){return this.tree}recolour(){this.colours=this.readColours(),this.draw()}destroy(){this.observer.disconnect(),this.element.remove()}isCrowded(){return this.camera.smallest()<Pa}draw(){this.pending||(this.pending=!0,requestAnimationFrame(()=>{this.pending=!1,this.paintNow()}))}paintNow(){let e=this.element.getContext(`2d`);if(!e||this.element.width===0)return;this.events.speak?.();let t=this.ratio();e.setTransform(t,0,0,t,0,0);let{clientWidth:n,clientHeight:r}=this.element;this.sticky=$n(this.tree,this.camera,n),_a({ctx:e,tree:this.tree,camera:this.camera,colours:this.colours,look:this.look,sticky:this.sticky,sides:this.sides,width:n,height:r}),this.events.moved?.()}select(e){this.look.selected=e,this.draw()}hit(e,t){let{tree:n,camera:r}=this,i=r.levelAt(t),a=n.levels[i];if(!a||Math.abs(r.y(i)-t)>Aa)return-1;for(let[t,r]of this.sticky)if(k(n.level,t)===i&&Math.abs(r-e)<ka)return t;let o=r.place(e),s=z(a,n.x,o),[c,l]=[-1,ka];for(let t of[s-1,s]){let i=a[t];if(i===void 0||k(n.enterAt,i)>this.look.moment)continue;let o=Math.abs(r.x(k(n.x,i))-e);o<l&&([c,l]=[i,o])}return c}ratio(){return Math.min(2,window.devicePixelRatio||1)}resize(){let{clientWidth:e,clientHeight:t}=this.element;if(e===0||t===0)return;let n=this.ratio();this.element.width=Math.round(e*n),this.element.height=Math.round(t*n),this.camera.resize(e,t,La()),this.look.selected>=0&&this.camera.reveal(this.look.selected),this.paintNow()}listen(){let{element:e}=this;e.addEventListener(`wheel`,e=>this.wheel(e),{passive:!1}),e.addEventListener(`pointerdown`,e=>this.down(e)),e.addEventListener(`pointermove`,e=>this.move(e)),e.addEventListener(`pointerup`,e=>this.up(e)),e.addEventListener(`pointercancel`,e=>this.pointers.delete(e.pointerId)),e.addEventListener(`pointerleave`,()=>this.hover(-1,0,0)),e.addEventListener(`dblclick`,e=>{let t=this.hit(e.offsetX,e.offsetY);t>=0?this.openNode(t):this.camera.fitAll(),this.draw()}),e.addEventListener(`keydown`,e=>this.key(e))}openNode(e){this.events.open?this.events.open(e):this.camera.frame(e)}wheel(e){e.preventDefault(),Math.abs(e.deltaX)>Math.abs(e.deltaY)||e.shiftKey?this.camera.pan(-(e.deltaX||e.deltaY),0):this.camera.zoom(Math.exp(-e.deltaY*Oa),e.offsetX,e.offsetY),this.draw()}down(e){this.element.setPointerCapture(e.pointerId),this.pointers.set(e.pointerId,{x:e.offsetX,y:e.offsetY}),this.pointers.size===1&&(this.travelled=0),this.pinch=this.spread()}move(e){let t=this.pointers.get(e.pointerId);if(!t){this.hover(this.hit(e.offsetX,e.offsetY),e.offsetX,e.offsetY);return}let[n,r]=[e.offsetX-t.x,e.offsetY-t.y];this.travelled+=Math.abs(n)+Math.abs(r),this.pointers.set(e.pointerId,{x:e.offsetX,y:e.offsetY});let i=1/this.pointers.size;this.travelled>Da&&(this.hover(-1,0,0),this.camera.pan(n*i,r*i));let a=this.spread();if(this.pinch>0&&a>0){let[e,t]=[...this.pointers.values()];e&&t&&this.camera.zoom(a/this.pinch,(e.x+t.x)/2)}this.pinch=a,this.draw()}up(e){if(!this.pointers.delete(e.pointerId)||(this.pinch=this.spread(),this.travelled>Da))return;let t=this.hit(e.offsetX,e.offsetY);t>=0&&this.events.select(t)}spread(){let[e,t]=[...this.pointers.values()];return e&&t?Math.hypot(e.x-t.x,e.y-t.y):0}hover(e,t,n){if(e===this.look.hovered&&e<0)return;let r=e!==this.look.hovered;this.look.hovered=e,this.element.style.cursor=e>=0?`pointer`:`grab`,this.events.hover(e,t,n),r&&this.draw()}key(e){if(e.ctrlKey||e.metaKey||e.altKey)return;let t=this.element.clientWidth/2,n={"+":()=>this.camera.zoom(Ma,t),"=":()=>this.camera.zoom(Ma,t),"-":()=>this.camera.zoom(1/Ma,t),Home:()=>this.camera.fitAll(),0:()=>this.camera.fitAll(),"<":()=>this.camera.pan(Na,0),">":()=>this.camera.pan(-120,0),ArrowUp:()=>this.walk(`up`),ArrowDown:()=>this.walk(`down`),ArrowLeft:()=>this.walk(`left`),ArrowRight:()=>this.walk(`right`),Enter:()=>this.openNode(Math.max(0,this.look.selected))}[e.key];n&&(e.preventDefault(),n(),this.draw())}walk(e){let t=Ia(this.tree,this.look.selected,e);t!==this.look.selected&&(this.camera.reveal(t,this.camera.scaleFor(t,40)),this.events.select(t))}};function Ia(e,t,n){if(t<0)return 0;if(n===`up`)return k(e.parent,t);if(n===`down`){let n=[...e.children(t)];return n.find(t=>e.pv[t]===1)??n[0]??t}let r=e.levels[k(e.level,t)]??new Int32Array;return r[r.indexOf(t)+(n===`left`?-1:1)]??t}function La(){return window.matchMedia(`(pointer: coarse)`).matches?ja:0}function Ra(e){return{selected:-1,hovered:-1,moment:e.moments,isTold:!1,isQuiet:!1,working:-1,shown:new Uint8Array(e.exits.length+1).fill(1),found:new Set,wrong:null,names:null,marks:new Map}}var za=[`paper`,`panel`,`ink`,`soft`,`faint`,`line`,`pv`,`max`,`max-fill`,`min`,`min-fill`,`chance`,`chance-fill`,`mark`,`work`,`cut`,`leaf`,`table`,`null`,`rule`,`right`,`wrong`];function Ba(e=document.documentElement){let t=getComputedStyle(e),n=za.map(e=>[e,t.getPropertyValue(`--${e}`).trim()]);return Object.fromEntries(n)}function Va({growth:e,rounds:t},n){let r=[...t].filter(([e])=>n.has(e)),i={rounds:r.map(([e])=>n.get(e)??0),round_titles:r.map(([,e])=>e)};if(!e)return{columns:i};let a=Int32Array.from(e.kind.keys()).filter(t=>n.has(e.node[t]??-1)),o=e=>Array.from(a,e),s={kind:o(t=>(e.kind[t]??3)-3),node:o(t=>n.get(e.node[t]??-1)??0),number:o(t=>e.number[t]??0),value:o(t=>Ha(e.value[t]??NaN))};return{columns:{...i,record:`growth`,numbers:e.names.map(e=>({name:e})),marks:[...e.marks],steps:s},steps:a}}function Ha(e){return Number.isNaN(e)?null:Number.isFinite(e)?e:Math.sign(e)*Number.MAX_VALUE}function Ua(e,t){let n=new Uint8Array(e.size),r=[];for(let i=0;i<e.size;i++){let a=k(e.parent,i);(i===0||n[a]===1&&t.has(a))&&(n[i]=1,r.push(i))}return r}function Wa(e){return new Set([0,...e.pvLine])}function Ga(e,t){return t.flatMap((t,n)=>Ka(e,t)?[n]:[])}function Ka(e,t){return t===0||e.isSkipped(t)?!1:e.pv[t]===1||k(e.level,t)===1}function qa(e,t){let n=new Map(t.map((e,t)=>[e,t]));return t.map(t=>n.get(k(e.parent,t))??0)}function Ja(e,t){let n=qa(e,t),{x:r,width:i}=nn(n,n=>e.isSkipped(k(t,n)),Ga(e,t)),a=new Map(t.map((e,t)=>[e,t])),o=e=>e.flatMap(e=>a.get(e)??[]),s=e=>t.map(t=>k(e,t)),c=e=>t.map(t=>Number.isFinite(k(e,t))?k(e,t):null),l=n=>t.flatMap((t,r)=>[[r,e.dropped.get(t)?.[n]??0]]).filter(([,e])=>e>0),u={title:e.title,parent:n,x:[...r],width:i,labels:e.labels,label:s(e.label),reasons:e.reasons,reason:s(e.reason),exits:e.exits,exit:s(e.exit),passes:e.passes,pass:s(e.pass),turn:s(e.turn),odds:t.flatMap((t,n)=>{let r=e.odds.get(t);return r===void 0?[]:[[n,r]]}),depth:s(e.depth),alpha:c(e.alpha),beta:c(e.beta),value:c(e.value),bound:s(e.bound),skipped:t.flatMap((t,n)=>e.isSkipped(t)?[n]:[]),pv:o(e.pvLine),dropped:l(`nodes`),dropped_moves:l(`moves`),dropped_in_all:e.droppedInAll,positions:[]},d=n=>Uint32Array.from(t,t=>e.isInner(t)&&!a.has(e.firstChild(t))?k(n,t):0),f=new Int32Array(e.size);for(let t=1;t<e.size;t++)f[t]=a.get(t)??k(f,k(e.parent,t));let{columns:p,steps:m}=Va(e,a);return new O({...u,...p},{origin:Int32Array.from(t),hidden:{nodes:d(e.below),moves:d(e.leftOut)},nearest:f,steps:m})}function Ya(e,t){let n=new Map,r=new Map;for(let i of e.children(t)){let t=e.labelOf(i),a=r.get(t)??0;r.set(t,a+1),n.set(`${t}\u0000${a}`,i)}return n}function Xa(e,t){let n={parent:[],first:[],second:[]},r=[[0,0,0]];for(let i=r.pop();i;i=r.pop()){let[a,o,s]=i,c=n.parent.length;n.parent.push(a),n.first.push(o),n.second.push(s);let l=o<0?new Map:Ya(e,o),u=s<0?new Map:Ya(t,s),d=[...l.keys(),...[...u.keys()].filter(e=>!l.has(e))];for(let e of d.reverse())r.push([c,l.get(e)??-1,u.get(e)??-1])}return n}function Za(e,t){return t>=0&&!e.isSkipped(t)}function Qa(e,t,n){let r={first:0,second:0,both:0};for(let i=0;i<e.parent.length;i++){let a=Za(t,k(e.first,i)),o=Za(n,k(e.second,i));a&&(r.first+=1),o&&(r.second+=1),a&&o&&(r.both+=1)}return r}function $a(e,t,n){let r=(e,t)=>t>=0&&Ka(e,t);return[...e.parent.keys()].filter(i=>r(t,k(e.first,i))||r(n,k(e.second,i)))}var eo=[`first`,`second`];function to(e,t,n){return nn(e.parent,r=>!Za(t,k(e.first,r))&&!Za(n,k(e.second,r)),$a(e,t,n))}function no(e,t,n,r){let i=t===`first`?`second`:`first`,[a,o]=[n[t],n[i]],s=e[t],c=Uint8Array.from(s,e=>+!Za(a,e)),l=new ao,u=(e,t)=>s.map(n=>n>=0?e(n):t),d=t=>s.map((n,r)=>n>=0?t(a,n):t(o,k(e[i],r))),f={title:a.title,parent:e.parent,x:[...r.x],width:r.width,labels:l.list,label:d((e,t)=>l.number(e.labelOf(t))),reasons:[...a.reasons,b(`compare-absent`)],reason:u(e=>k(a.reason,e),a.reasons.length),exits:a.exits,exit:u(e=>k(a.exit,e),0),passes:a.passes,pass:u(e=>k(a.pass,e),0),turn:d((e,t)=>k(e.turn,t)),odds:s.flatMap((e,t)=>{let n=a.odds.get(e);return n===void 0?[]:[[t,n]]}),depth:u(e=>k(a.depth,e),0),alpha:u(e=>ro(k(a.alpha,e)),null),beta:u(e=>ro(k(a.beta,e)),null),value:u(e=>ro(k(a.value,e)),null),bound:u(e=>k(a.bound,e),0),skipped:io(s,e=>e>=0&&a.isSkipped(e)),pv:io(s,e=>e>=0&&a.pv[e]===1),dropped:[],dropped_moves:[],dropped_in_all:a.droppedInAll,positions:[]},{columns:p,steps:m}=Va(a,new Map(s.flatMap((e,t)=>e>=0?[[e,t]]:[])));return new O({...f,...p},{absent:c,steps:m})}function ro(e){return Number.isFinite(e)?e:null}function io(e,t){return e.flatMap((e,n)=>t(e)?[n]:[])}var ao=class{list=[];numbers=new Map;number(e){let t=this.numbers.get(e);return t===void 0?(this.numbers.set(e,this.list.length),this.list.push(e),this.list.length-1):t}},oo=class{host;element;seen;union;canvases=[];reasons=eo.map(()=>r(`p`,{class:`half-why`}));leader=null;constructor(e,t){this.host=t;let{first:n,second:i}=e;this.union=Xa(n,i),this.seen=Qa(this.union,n,i);let a=to(this.union,n,i);this.element=r(`div`,{class:`pair`},...eo.map((t,n)=>this.half(t,n,no(this.union,t,e,a))))}half(e,t,n){let{host:i}=this,o=r(`div`,{class:`hover-card`,hidden:!0}),s=new Gi(t=>i.boardOf(e,t,n,this.union)),c=new Fa(n,Ba,{select:e=>this.pick(e),hover:(e,t,r)=>{if(o.hidden=e<0,e<0)return;a(o,Yr(n,e,i.sides));let{element:s,camera:l}=c;Fr(o,s,[t,r],Nr(n,l,e,[s.clientWidth,s.clientHeight]))},moved:()=>{(this.leader===null||this.leader===c)&&this.lead(c),s.show(i.hasBoards()?c.boards():[])}},i.sides);c.camera.fitAll();for(let e of[`focus`,`pointerenter`,`pointerdown`,`wheel`,`keydown`])c.element.addEventListener(e,()=>{this.leader=c});return this.canvases.push(c),r(`figure`,{class:`half ${e}`},r(`figcaption`,{},...i.caption(e)),r(`div`,{class:`half-stage`},c.element,s.element,o),this.reasons[t])}pick(e){for(let[t,n]of this.canvases.entries()){n.select(e);let i=this.reasons[t];i&&a(i,r(`strong`,{},`${U(n.model,e)}: `),Wr(n.model,e))}let[t]=this.canvases;t&&this.host.pick?.(t.model,e)}lead(e){for(let t of this.canvases)t===e||t.camera.isLike(e.camera)||t.element.clientWidth===0||(t.camera.follow(e.camera),t.draw())}recolour(){for(let e of this.canvases)e.recolour()}destroy(){for(let e of this.canvases)e.destroy();this.element.remove()}};function so(e,t){return r(`div`,{class:`line`},r(`p`,{class:`story`,id:`comparison-text`},e),r(`button`,{class:`small`,id:`close-comparison`,onclick:t},b(`compare-close`)))}function co(){return r(`p`,{class:`soft small`},b(`compare-note`))}var Z=(e,t,n)=>({indent:e,text:t,role:n}),lo=Z(1,`code-leaf`,`leaf`),uo={alphabeta:[Z(0,`code-call-window`,`call`),lo,Z(1,`code-max`,`max`),Z(2,`code-raise-window`,`raise`),Z(2,`code-cut-max`,`cut-max`),Z(2,`α = max(α, v)`,`raise`),Z(1,`code-min`,`min`),Z(2,`code-lower-window`,`lower`),Z(2,`code-cut-min`,`cut-min`),Z(2,`β = min(β, v)`,`lower`),Z(1,`code-done`,`done`)],minimax:[Z(0,`code-call`,`call`),lo,Z(1,`code-max`,`max`),Z(2,`code-raise`,`raise`),Z(1,`code-min`,`min`),Z(2,`code-lower`,`lower`),Z(1,`code-done`,`done`)],expectimax:[Z(0,`code-call`,`call`),lo,Z(1,`code-max`,`max`),Z(2,`code-raise`,`raise`),Z(1,`code-chance`,`chance`),Z(2,`code-average`,`chance`),Z(1,`code-done`,`done`)]};function fo(e,t){let n=k(e.eventNode,t),r=k(e.eventKind,t),i=k(e.turn,r===2?k(e.parent,n):n);return r===0?`call`:r===2?i===1?`cut-min`:`cut-max`:e.exitOf(n)===`table`?`table`:e.isInner(n)?e.exitOf(n)===`cutoff`?i===1?`cut-min`:`cut-max`:`done`:`leaf`}function po(e,t){let n=k(e.eventNode,t);if(n===0||fo(e,t)===`call`||e.isSkipped(n))return null;let r=k(e.turn,k(e.parent,n));return r===0?`raise`:r===1?`lower`:`chance`}var mo={3:[`select`,`call`],4:[`expand`,`select`],5:[`update`,`select`],6:[`update`,`select`]},ho={min:`max`,"cut-min":`cut-max`,lower:`raise`,max:`raise`};function go(e,t){if(e.growth)return[...mo[e.growth.kind[t]??3]??[],`done`];let n=k(e.eventNode,t),r=fo(e,t),i=e.rounds.size>0;return i&&n===0?r===`call`?[`round`,`call`]:[`done`]:e.rounds.has(n)?r===`call`?[`round`,`call`]:[`update`,`round`,`done`]:[..._o(e,n,r),...i?[`round`]:[],`done`]}function _o(e,t,n){if(n===`call`)return e.passOf(t)===b(`pass-again`)?[`again`,n]:[n];let r=k(e.turn,t),i=n===`done`&&r!==0&&r!==1;return[n,ho[n]??n,...i?[`chance`]:[]]}function vo(e,t){return t.find(t=>e.some(e=>e.role===t))??null}function yo(e,t,n,i){let a=uo[e]??i;if(a.length===0)return null;let o=t.growth?null:po(t,n),[s,c]=[vo(a,go(t,n)),o===null?null:vo(a,[o,ho[o]??o])],l=a.map(({indent:e,text:t,role:n})=>{let i=r(`li`,{class:n===s?`code-line lit`:n===c?`code-line next`:`code-line`,"aria-current":n===s?`step`:void 0},ct(t)?b(t):t);return i.style.paddingLeft=`${6+e*14}px`,i});return r(`ol`,{class:`code-page`,...x(`code`)},...l)}function bo(e,t,n){let{classList:r}=t,i=r.contains(`with-code`)!==(e!==null);return r.toggle(`with-code`,e!==null),n.hidden=e===null,a(n,e),i}function xo(e,t){return[...So(e)].map(([n,r])=>Co(n,e.exits[n]??`not looked at`,r,t))}function So(e){let t=new Map,n=(e,n)=>t.set(e,(t.get(e)??0)+n);for(let t=0;t<e.size;t++)e.isSkipped(t)||n(k(e.exit,t),1);let r=e.skipped.reduce((e,t)=>e+t,0);return r>0&&n(e.exits.length,r),t}function Co(e,t,n,i){let a=t===`not looked at`?{sign:`‖`,colour:`faint`,title:b(`exit-never`)}:xn(t),o=r(`button`,{class:`chip filter`,"aria-pressed":`true`,...x(`filter`,{reason:a.title}),onclick:()=>{let t=o.getAttribute(`aria-pressed`)!==`true`;o.setAttribute(`aria-pressed`,String(t)),i(e,t)}},r(`span`,{class:`sign ${a.colour}`},a.sign||`△`),`${a.title} `,r(`span`,{class:`soft`},Dt(n)));return o}var wo=100,To=class{input;count;list;events;found=[];current=-1;tree=null;constructor(e,t,n,r){this.input=e,this.count=t,this.list=n,this.events=r,e.addEventListener(`input`,()=>this.find()),e.addEventListener(`keydown`,e=>this.key(e)),e.addEventListener(`focus`,()=>{this.list.hidden=this.found.length===0}),n.addEventListener(`keydown`,e=>this.walk(e)),document.addEventListener(`pointerdown`,t=>{let[r]=t.composedPath();r!==e&&!n.contains(r)&&(n.hidden=!0)})}focus(){this.input.focus()}show(e){this.tree=e,this.input.value=``,this.find()}markAgain(){this.events.mark(new Set(this.found))}key(e){e.key===`Enter`&&this.next(e.shiftKey?-1:1),e.key===`ArrowDown`&&(e.preventDefault(),this.list.querySelector(`button`)?.focus()),e.key===`Escape`&&(this.input.value=``,this.find())}walk(e){let t=c(this.list).activeElement,n={ArrowDown:t?.nextElementSibling,ArrowUp:t?.previousElementSibling??this.input,Escape:this.input}[e.key];n!==void 0&&(e.preventDefault(),n instanceof HTMLElement&&n.focus(),e.key===`Escape`&&(this.list.hidden=!0))}find(){if(!this.tree)return;let e=this.input.value;this.found=this.tree.find(e),this.current=-1,this.count.textContent=e.trim()===``?``:b(`found-count`,{count:this.found.length}),this.events.mark(new Set(this.found)),this.drawList(this.tree)}drawList(e){let t=(t,n)=>{let i=e.isSkipped(t)?b(`fact-not-looked-at`):zt(k(e.value,t),k(e.bound,t));return r(`button`,{class:`found-row`,onclick:()=>this.go(n)},r(`span`,{},U(e,t)),r(`span`,{class:`soft`},i))},n=this.found.length-wo;a(this.list,...this.found.slice(0,wo).map(t),n>0?r(`p`,{class:`soft small`},b(`found-more`,{count:n})):null),this.list.hidden=this.found.length===0}go(e){this.list.hidden=!0,this.step(e)}next(e){if(this.found.length===0)return;let t=this.current<0&&e<0?0:this.current;this.step((t+e+this.found.length)%this.found.length)}step(e){this.current=e,this.count.textContent=b(`found-at`,{at:e+1,count:this.found.length}),this.events.go(this.found[e]??0)}},Eo=360,Do=46,Oo=24,ko=22;function Ao(e){let t=[],n=Math.max(1,Math.floor(e.size/5e3));for(let r=0;r<e.size;r+=n){let n=k(e.value,r);Number.isFinite(n)&&jt(n)===null&&t.push(n)}t.sort((e,t)=>e-t);let r=t[Math.floor(t.length*.02)]??-1,i=t[Math.min(t.length-1,Math.ceil(t.length*.98))]??1,a=Math.max((i-r)*.08,.5);return[r-a,i+a]}function jo(e,[t,n]){if(Number.isNaN(e))return Eo/2;let r=(e-t)/(n-t);return ko+Math.min(1.04,Math.max(-.04,r))*316}function Mo(e,t){let n=i(`svg`,{class:`gauge`,viewBox:`0 0 ${Eo} ${Do}`,role:`img`,...x(`gauge`,{window:w(e.alpha,e.beta)})}),[r,a]=[jo(e.alpha,t),jo(e.beta,t)];if(n.append(i(`path`,{class:`axis`,d:`M4 ${Oo}H356`})),a>=r?n.append(i(`rect`,{class:`open`,x:r,y:18,width:Math.max(1,a-r),height:12,rx:4})):n.append(i(`rect`,{class:`closed`,x:a,y:18,width:Math.max(1,r-a),height:12,rx:4})),!Number.isNaN(e.value)){let r=jo(e.value,t);n.append(i(`path`,{class:`needle`,d:`M${r} 14v20`}))}return n.append(No(`alpha`,`α`,e.alpha,r),No(`beta`,`β`,e.beta,a)),n}function No(e,t,n,r){let a=i(`g`,{class:e}),o=e===`alpha`,s=r<70?`start`:r>290?`end`:`middle`,c=r<70?Math.max(2,r-8):r>290?Math.min(358,r+8):r;return a.append(i(`path`,{d:`M${r} ${Oo}m0 ${o?4:-4}l-5 ${o?7:-7}h10z`}),i(`text`,{x:c,y:o?44:10,"text-anchor":s},`${t} ${C(n)}`)),a}var Q=44,Po=class{canvas;colours;element;picture=null;constructor(e,t){this.canvas=e,this.colours=t,this.element=r(`canvas`,{class:`overview`,"aria-hidden":`true`}),this.element.addEventListener(`pointerdown`,e=>{this.element.setPointerCapture(e.pointerId),this.go(e)}),this.element.addEventListener(`pointermove`,e=>{e.buttons>0&&this.go(e)})}refresh(){let e=this.element.clientWidth;e!==0&&(this.element.width=e,this.element.height=Q,this.picture=this.render(e),this.frame())}frame(){let e=this.element.getContext(`2d`);if(!e||!this.picture)return;let{width:t}=this.element;e.clearRect(0,0,t,Q),e.drawImage(this.picture,0,0);let{camera:n,model:r,element:i}=this.canvas,a=t/Math.max(r.width,.1),o=Math.max(0,n.place(0)*a),s=Math.min(t,n.place(i.clientWidth)*a),c=this.colours();e.fillStyle=c.paper,e.globalAlpha=.6,e.fillRect(0,0,o,Q),e.fillRect(s,0,t-s,Q),e.globalAlpha=1,e.strokeStyle=c.work,e.lineWidth=2,e.strokeRect(o+1,1,Math.max(4,s-o-2),42)}go(e){let t=e.offsetX/this.element.clientWidth*this.canvas.model.width;this.canvas.camera.look(t,this.canvas.camera.scale),this.canvas.draw()}render(e){let t=r(`canvas`,{width:e,height:Q}),n=t.getContext(`2d`);if(!n)return t;let i=this.canvas.model,a=this.colours(),o=Q/i.levels.length,s=e/Math.max(i.width,.1),c=[`max`,`min`,`chance`,`faint`,`cut`],[l,u]=[3,4];for(let[t,r]of i.levels.entries()){let d=new Uint8Array(e+1).fill(255);for(let t of r){let n=Math.min(e,Math.max(0,Math.round(k(i.x,t)*s))),r=i.isSkipped(t)?l:i.exitOf(t)===`cutoff`?u:k(i.turn,t);(d[n]===255||r===u)&&(d[n]=r)}for(let[e,r]of d.entries())r!==255&&(n.fillStyle=a[c[r]??`soft`],n.globalAlpha=r===l?.4:.9,n.fillRect(e,t*o+1,1,Math.max(1,o-2)))}return t}},Fo={first:`M5 4h2v12H5zM16 4v12l-8-6z`,back:`M14 4v12l-9-6z`,forward:`M6 4v12l9-6z`,last:`M13 4h2v12h-2zM4 4v12l8-6z`,undo:`M8 3v4h4.5a4.5 4.5 0 0 1 0 9H6v-2h6.5a2.5 2.5 0 0 0 0-5H8v4L2.5 8z`,redo:`M12 3v4H7.5a4.5 4.5 0 0 0 0 9H14v-2H7.5a2.5 2.5 0 0 1 0-5H12v4l5.5-5z`,play:`M6 3.5v13l11-6.5z`,pause:`M5 4h4v12H5zM11 4h4v12h-4z`,cut:`M5.5 4a2.3 2.3 0 1 1 0 4.6A2.3 2.3 0 0 1 5.5 4zm0 1.4a.9.9 0 1 0 0 1.8.9.9 0 0 0 0-1.8zm0 6a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6zm0 1.4a.9.9 0 1 0 0 1.8.9.9 0 0 0 0-1.8zM7 7.2l9.6 7.3h-2.2L6 8.6zM7 12.8l9.6-7.3h-2.2L6 11.4z`,plus:`M9 4h2v5h5v2h-5v5H9v-5H4V9h5z`,minus:`M4 9h12v2H4z`,grow:`M3 3h6v2H6.4l3.3 3.3-1.4 1.4L5 6.4V9H3zM17 17h-6v-2h2.6l-3.3-3.3 1.4-1.4 3.3 3.3V11h2z`,swap:`M7 3v3h9v2H7v3L2 7zM13 9v3H4v2h9v3l5-4z`,auto:`M10 2.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15zm0 1.6v11.8a5.9 5.9 0 0 0 0-11.8z`,light:`M10 6a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM9.2 1.5h1.6V4H9.2zM9.2 16h1.6v2.5H9.2zM1.5 9.2H4v1.6H1.5zM16 9.2h2.5v1.6H16zM3.4 4.5l1.1-1.1 1.8 1.8-1.1 1.1zM13.7 14.8l1.1-1.1 1.8 1.8-1.1 1.1zM3.4 15.5l1.8-1.8 1.1 1.1-1.8 1.8zM13.7 5.2l1.8-1.8 1.1 1.1-1.8 1.8z`,dark:`M12.5 2.8A7.5 7.5 0 1 0 17.2 12 6 6 0 0 1 12.5 2.8z`};function Io(e){let t=i(`svg`,{class:`sign-icon`,viewBox:`0 0 20 20`,"aria-hidden":`true`});return t.append(i(`path`,{d:Fo[e]??``,"fill-rule":`evenodd`})),t}var Lo=15,Ro=()=>[[b(`speed-slow`),.8],[`1×`,2],[`4×`,8],[`20×`,40],[b(`speed-all`,{seconds:Lo}),0]],zo=class{changed;told;element;moment=0;tree=null;isPlaying=!1;speed=2;last=0;owed=0;isAsked=!1;slider;playButton;counter=r(`output`,{class:`counter`});answer=r(`button`,{id:`replay-answer`,class:`small`,onclick:()=>this.tell(!this.isAsked)});constructor(e,t){this.changed=e,this.told=t,this.slider=r(`input`,{type:`range`,id:`moment`,min:0,max:0,value:0,...x(`player-moment`),oninput:()=>this.jump(Number(this.slider.value))}),this.playButton=r(`button`,{id:`replay-play`,class:`round`,...x(`player-play`),onclick:()=>this.toggle()});let n=r(`select`,{...x(`player-speed`),onchange:()=>this.speed=Number(n.value)},...Ro().map(([e,t])=>r(`option`,{value:t,selected:t===this.speed},e))),i=(e,t,n)=>r(`button`,{class:`icon`,...x(t),id:t,onclick:n},Io(e));this.element=r(`div`,{class:`player`,role:`group`,...x(`player`)},this.playButton,i(`first`,`replay-start`,()=>this.jump(0)),i(`back`,`replay-back`,()=>this.jump(this.moment-1)),i(`forward`,`replay-step`,()=>this.jump(this.isAtEnd()?0:this.moment+1)),i(`cut`,`replay-cut`,()=>this.tree&&this.jump(Rn(this.tree,this.isAtEnd()?0:this.moment))),i(`last`,`replay-end`,()=>this.tree&&this.jump(this.tree.moments)),this.slider,this.counter,n)}show(e){this.pause(),this.tree=e,this.isAsked=!1,this.element.hidden=!e,e&&(this.slider.max=String(e.moments),this.moment=e.moments,this.label())}refold(e,t){this.tree=e,this.slider.max=String(e.moments),this.go(t,!0)}isAtEnd(){return!this.tree||this.moment>=this.tree.moments}get isTold(){return this.isAsked||this.isAtEnd()}tell(e){this.isAsked=e&&!this.isAtEnd(),this.label(),this.told()}toggle(){this.isPlaying?this.pause():this.play()}pause(){this.isPlaying=!1,this.label()}play(){this.tree&&(this.isAtEnd()&&this.go(0,!0),this.isPlaying=!0,this.last=performance.now(),this.owed=0,this.label(),requestAnimationFrame(e=>this.tick(e)))}jump(e){this.pause(),this.go(e,!0)}tick(e){if(!this.isPlaying||!this.tree)return;let t=this.speed||this.tree.moments/Lo;this.owed+=Math.max(0,e-this.last)*.001*t,this.last=e;let n=Math.floor(this.owed);n>0&&(this.owed-=n,this.go(this.moment+n,n<4),this.isAtEnd()&&this.pause()),requestAnimationFrame(e=>this.tick(e))}go(e,t){this.tree&&(this.moment=Math.max(0,Math.min(this.tree.moments,e)),this.isAtEnd()&&(this.isAsked=!1),this.label(),this.changed(this.moment,t))}label(){this.slider.value=String(this.moment),this.playButton.replaceChildren(Io(this.isPlaying?`pause`:`play`)),S(this.playButton,this.isPlaying?`player-pause`:`player-play`),S(this.answer,this.isAsked?`replay-hide`:`replay-answer`);let e=this.tree?.moments??0;this.counter.textContent=this.isAtEnd()?b(`player-steps`,{count:e}):`${Dt(this.moment+1)} / ${Dt(e)}`}},Bo=30;function Vo(e,t,{moment:n,shown:r}){return k(r,e.isSkipped(t)?e.exits.length:k(e.exit,t))===1&&(n>=e.moments||k(e.enterAt,t)<=n)}function Ho(e,t){return t>=e.moments?[]:Array.from(e.leaveAt.keys()).filter(n=>k(e.enterAt,n)<=t&&k(e.leaveAt,n)>t)}function Uo(e,t,[n,r],i){let a=new Uint8Array(e.size);a[0]=1;for(let[o,s]of e.levels.entries()){let c=t.y(o);if(!(c<-30||c>r+Bo))for(let r of s){let o=t.x(k(e.x,r));o>=-30&&o<=n+Bo&&Vo(e,r,i)&&(a[r]=1)}}for(let t=e.size-1;t>0;t--)a[t]===1&&(a[k(e.parent,t)]=1);return Array.from(a.keys()).filter(e=>a[e]===1)}var Wo=12;function Go(e,t){let{growth:n}=e;if(!n)return Mn(e,t);let r=t;for(;r>0&&n.kind[r]!==3;)--r;let[i,a]=[L(e,r),L(e,t)];return k(e.parent,a)===i?a:i}function Ko(e,t,n){return e.path(Go(e,t)).reverse().map(r=>{let i=r===0?b(`root`):e.nameOf(r),a=n[k(e.turn,r)]??b(`chance`);if(e.growth)return{node:r,cells:[i,a,...e.growth.names.map((n,i)=>C({points:e.growth?.numberAt(r,i,t)??NaN},`–`))]};let{alpha:o,beta:s,best:c}=I(e,r,t);return{node:r,cells:[i,a,w(o,s),C(Number.isNaN(c)?null:c,`–`)]}})}function qo(e,t,n){let i=Ko(e,t,n),a=i.length-Wo-1,o=a>0?[...i.slice(0,Wo),...i.slice(-1)]:i,s=[b(e.growth?`calls-way`:`calls-call`),b(`fact-turn`),...e.growth?e.growth.names:[b(`fact-window`),b(`calls-best`)]],c=o.map(({node:n,cells:i})=>{let[a=``,...o]=i;return r(`tr`,{"aria-current":n===L(e,t)?`step`:void 0},r(`th`,{scope:`row`},a),...o.map(e=>r(`td`,{},e)))});return a>0&&c.splice(Wo,0,r(`tr`,{},r(`td`,{colspan:s.length,class:`soft`},b(`calls-more`,{count:a})))),r(`table`,{id:`calls`,class:`calls`,...x(e.growth?`calls-way`:`calls`)},r(`thead`,{},r(`tr`,{},...s.map(e=>r(`th`,{scope:`col`},e)))),r(`tbody`,{},...c))}function Jo(e,t,{sides:n,scale:i,moment:a},{actions:o,truth:s,answer:c}){let l=Fn(e,t,a),u=I(e,t,a),d=l?{...u,value:u.best}:{alpha:k(e.alpha,t),beta:k(e.beta,t),value:k(e.value,t)};return[r(`div`,{class:`why-text`},r(`div`,{class:`why-head`},r(`h3`,{},U(e,t)),o),r(`p`,{class:`story`},...l?[b(`node-open`)]:[c,e.reasonOf(t),Xo(e,t),s]),Jr(Hr(e,t,n,a))),r(`div`,{class:`why-side`},e.isSkipped(t)||e.growth?null:Mo(d,i),r(`div`,{class:`shares`}))]}function Yo(e,t,{sides:n,moment:r},i=``){if(Fn(e,t,r))return`${U(e,t)}. ${b(`node-open`)}`;let a=e.isSkipped(t)?``:` ${zt(k(e.value,t),k(e.bound,t))}.`,o=e.isSkipped(t)?``:` ${n[k(e.turn,t)]??b(`chance`)}.`;return`${U(e,t)}.${o}${a} ${e.reasonOf(t)}${Xo(e,t)}${i}`}function Xo(e,t){let n=e.dropped.get(t);return n?` ${b(`missing-below`,{missing:qr(n)})}`:``}function Zo(e,{sides:t,scale:n,moment:i},a,o){let s=Mn(e,i),c=r(`div`,{class:`why-text`},o,r(`div`,{class:`why-head`},r(`p`,{class:`story`},In(e,i,t)),a),qo(e,i,t));if(e.growth)return[c,r(`div`,{class:`why-side`},r(`p`,{class:`soft small`},U(e,s)),Jr(e.growth.numbersAt(s,i)))];let l=I(e,s,i);return[c,r(`div`,{class:`why-side`},r(`p`,{class:`soft small`},b(`window-at`,{name:U(e,s)})),Mo({alpha:l.alpha,beta:l.beta,value:l.best},n))]}var Qo=66,$o=3e3,es=10,ts=26,ns=104,rs=class{host;player;canvas=null;overview=null;boards;finder;scale=[-1,1];whole=null;algorithm=``;code=[];selectedNode=-1;moment=0;open=null;constructor(e){this.host=e,this.boards=new Gi(t=>e.boardOf(t)),this.player=new zo((e,t)=>this.replay(e,t),()=>this.tellAnswer()),this.part(`replay`).append(this.player.element),this.part(`tree-stage`).append(this.boards.element),this.finder=new To(this.part(`tree-find`),this.part(`found`),this.part(`found-list`),{mark:e=>this.withCanvas(t=>{t.look.found=e}),go:e=>this.unfold(e)}),this.toolbar()}part(e){return l(e,this.host.root)}get shown(){return this.canvas?.model??null}get isFolded(){return this.open!==null}toolbar(){let e=(e,t)=>this.part(e).addEventListener(`click`,t);e(`tree-fit`,()=>this.withCanvas(e=>e.camera.fitAll())),e(`tree-in`,()=>this.withCanvas(e=>e.camera.zoom(1.6,e.element.clientWidth/2))),e(`tree-out`,()=>this.withCanvas(e=>e.camera.zoom(1/1.6,e.element.clientWidth/2))),e(`tree-pv`,()=>this.toExpectedLine()),e(`tree-fold`,()=>this.fold(this.open?null:Wa))}show(e,t=``,n=[]){this.code=n,[this.whole,this.algorithm,this.open,this.selectedNode]=[e,t,null,-1],this.showCode(null),this.boards.clear(),this.part(`tree-fold`).textContent=b(`tree-fold`),s(this.part(`filters`)),s(this.part(`why`)),e?(this.scale=Ao(e),this.moment=e.moments,this.drawChips(),this.introduce(),this.finder.show(e),e.size>$o?this.fold(Wa):this.showCanvas(e)):(this.player.show(null),this.canvas?.destroy(),this.canvas=null,this.overview?.element.remove(),this.overview=null)}showCanvas(e){let t=()=>Ba(this.part(`tree-stage`));this.canvas?this.canvas.show(e):(this.canvas=new Fa(e,t,{select:e=>this.host.pick(this.inWhole(e)===this.selectedNode?-1:this.inWhole(e)),open:e=>this.toggle(this.inWhole(e)),hover:(e,t,n)=>this.hover(e,t,n),moved:()=>this.moved(),speak:()=>this.host.speak?.()},this.host.sides()),this.part(`tree-stage`).append(this.canvas.element),this.canvas.element.addEventListener(`keydown`,e=>this.key(e)),this.overview=new Po(this.canvas,t),this.part(`overview`).append(this.overview.element)),this.part(`overview`).hidden=!this.canvas.isCrowded(),this.overview?.refresh(),this.player.show(e),this.finder.markAgain(),this.host.shown?.()}seen(){let{canvas:e,shown:t}=this;return!e||!t?[]:Uo(t,e.camera,[e.element.clientWidth,e.element.clientHeight],e.look).map(e=>this.inWhole(e))}entered(){let{canvas:e,shown:t}=this;return new Set(e&&t?Ho(t,e.look.moment).map(e=>this.inWhole(e)):[])}inWhole(e){return e<0||!this.shown?-1:k(this.shown.origin,e)}showMoment(e,t){this.player.show(this.shown),e===null?this.shown&&this.replay(this.shown.moments,!0):this.player.jump(e),t===null?this.withCanvas(e=>e.camera.fit()):this.frame(t)}setQuiet(e){this.withCanvas(t=>{t.look.isQuiet=e})}withCanvas(e){this.canvas&&(e(this.canvas),this.canvas.draw())}recolour(){this.canvas?.recolour(),this.overview?.refresh()}moved(){this.overview?.frame();let e=this.canvas&&this.host.hasBoards()?this.canvas.boards():[];this.boards.show(e.map(e=>({...e,node:this.inWhole(e.node)})))}toggle(e){let{open:t}=this;if(!t){this.frame(e);return}let n=new Set(t);n.delete(e)||n.add(e),this.fold(()=>n)}fold(e){let{whole:t}=this;if(!t)return;let{moment:n,player:{isTold:r}}=this;this.open=e?e(t):null;let i=this.open?Ja(t,Ua(t,this.open)):t;this.showCanvas(i),n<t.moments&&(this.player.refold(i,Pn(i,t,n)),r&&this.player.tell(!0),this.moment=n),this.part(`tree-fold`).textContent=b(this.open?`tree-whole`:`tree-fold`),this.select(this.selectedNode)}key(e){if(e.key===`p`||e.key===`P`)this.toExpectedLine();else if(e.key===` `)this.player.toggle();else if(e.key===`/`)this.finder.focus();else if(e.key===`Escape`)this.host.pick(-1);else if(!this.host.key?.(e.key))return;e.preventDefault()}introduce(){s(this.part(`why`),this.host.introduce(this.isFolded))}drawChips(){let{whole:e}=this;if(!e)return;let t=e.growth?[]:xo(e,(e,t)=>this.filter(e,t));s(this.part(`filters`),...t,...this.host.chips())}drawRings(){this.withCanvas(e=>{e.look.wrong=this.host.rings(),e.look.shown.fill(1)}),this.drawChips(),this.selectedNode>=0&&this.explain(this.selectedNode)}unfold(e){let{whole:t,open:n}=this,r=t&&n?t.path(e).slice(0,-1):[];n&&!r.every(e=>n.has(e))&&this.fold(()=>new Set([...n,...r])),this.shown&&this.goTo(this.shown.fromOrigin(e))}filter(e,t){this.withCanvas(n=>{n.look.shown[e]=+!!t})}get toldUntil(){return this.player.isTold?this.whole?.moments??0:this.moment}get telling(){return{sides:this.host.sides(),scale:this.scale,moment:this.toldUntil}}tellAnswer(){this.withCanvas(e=>{e.look.isTold=this.player.isTold}),this.host.told?.(this.player.isTold),this.player.isAtEnd()||this.tellMoment(this.player.moment)}toExpectedLine(){this.player.isTold||this.player.tell(!0);let e=this.shown?.pvLine.at(-1);e!==void 0&&this.goTo(e)}goTo(e){this.withCanvas(t=>t.camera.reveal(e,t.camera.scaleFor(e,Qo))),this.host.pick(this.inWhole(e))}hover(e,t,n){let{canvas:r}=this,i=this.inWhole(e);this.host.point(i<0||!r?null:{canvas:r,node:e,whole:i,point:[t,n],moment:this.toldUntil})}select(e){let{shown:t,canvas:n}=this;this.selectedNode=e,t&&n&&(n.look.selected=e<0?-1:t.fromOrigin(e),n.draw(),e>=0?(n.camera.reveal(n.look.selected),this.explain(e)):this.player.isAtEnd()&&this.introduce())}explain(e){let{whole:t}=this;if(!t)return;let n=b(this.open?this.open.has(e)?`node-fold`:`node-unfold`:`node-zoom`),i=r(`button`,{class:`small`,disabled:!t.isInner(e),onclick:()=>this.toggle(e)},n),a=this.host.beside(e,i);this.player.isAtEnd()||a.actions.append(this.player.answer),this.part(`said`).textContent=Yo(t,e,this.telling,a.truth),s(this.part(`why`),...Jo(t,e,this.telling,a))}frame(e){this.withCanvas(t=>t.camera.frame(t.model.fromOrigin(e)))}replay(e,t){let{shown:n,canvas:r}=this;if(!n||!r)return;this.host.speak?.(),r.look.moment=e,this.whole&&(this.moment=Nn(n,this.whole,e)),r.look.isTold=this.player.isTold;let i=e>=n.moments;if(this.host.replay(i?-1:this.inWhole(L(n,e)),i?null:e),this.host.told?.(this.player.isTold),i){r.look.working=-1,r.draw(),this.showCode(null),this.introduce();return}let a=L(n,e);this.showCode(e),r.look.working=a;let o=r.camera.smallest()*k(n.room,a)>=es;r.camera.reveal(a,t&&!o?Math.min(r.camera.scaleFor(a,ts),ns):0),r.draw(),t&&(this.part(`said`).textContent=In(n,e,this.host.sides())),this.tellMoment(e)}tellMoment(e){let{shown:t}=this;if(!t)return;let n=this.player.isTold?this.host.introduce(this.isFolded):null;s(this.part(`why`),...Zo(t,{...this.telling,moment:e},this.player.answer,n))}showCode(e){let{shown:t}=this;bo(t&&e!==null?yo(this.algorithm,t,e,this.code):null,this.part(`tree-stage`),this.part(`code`))&&this.canvas&&(this.canvas.camera.fit(),this.canvas.resize())}},is={at_once:1e6,least:99e4};function $(e,t){let n=r(`button`,{id:e,class:t?`icon`:`small`});return S(n,e),t&&n.replaceChildren(Io(t)),n}function as(...e){let t=r(`span`,{class:`find`},r(`input`,{id:`tree-find`,type:`search`,...x(`tree-find`)}),r(`output`,{id:`found`,class:`soft small`}),r(`div`,{id:`found-list`,class:`found-list`,hidden:!0,...x(`found-list`)}));return r(`div`,{class:`line`,role:`toolbar`,...x(`viewer-tools`)},t,$(`tree-fold`),$(`tree-pv`),$(`tree-out`,`minus`),$(`tree-fit`),$(`tree-in`,`plus`),...e)}function os(e){return[r(`div`,{id:`filters`,class:`filters`,role:`group`,...x(`filters`)}),r(`div`,{id:`tree-stage`,class:`tree-stage`},r(`div`,{id:`code`,class:`code`,tabindex:0,hidden:!0}),e),r(`div`,{id:`overview`}),r(`div`,{id:`replay`}),r(`div`,{id:`why`,class:`why`,tabindex:0})]}function ss(e){return qe.find(t=>t===e)??`en`}function cs(e,t=!1){xt(is),wt(()=>e.counted??`plies`,()=>e.sure??null),bn(()=>e.ends===`leaf`),et(()=>t)}function ls({sides:e=[]}){return[...e.length===2?e:[`MAX`,`MIN`],b(`chance`)]}function us(e,t){let n=t.skipped.reduce((e,t)=>e+t,0),r=b(`viewer-nodes`,{nodes:b(`nodes`,{count:t.size-n}),left:n}),i={nodes:e.dropped_in_all,moves:e.dropped_moves_in_all??0};return i.nodes+i.moves>0?b(`viewer-missing`,{whole:r,rest:qr(i)}):r}function ds(e){return r(`p`,{class:`story`},fs(e),b(e.growth?`viewer-intro-growth`:`viewer-intro`))}function fs(e){let{pvLine:t,value:n,growth:r}=e,i=t.filter(e=>e>0).map(t=>e.nameOf(t)).join(` `);return i===``?``:`${r?b(`viewer-best`,{line:i}):b(`viewer-answer`,{line:i,value:C(k(n,0))})} `}function ps(e){let t=e.lastIndexOf(`: `);return t<0?e:e.slice(0,t)}function ms({search:e,rounds:t=[]}){return typeof e!=`object`||!e||t.length>0?``:`algorithm`in e&&typeof e.algorithm==`string`?e.algorithm:`alphabeta`}var hs=class{tree;model;stage;card=r(`div`,{id:`hover-card`,class:`hover-card`,hidden:!0});title=r(`h1`,{});pair=null;comparison=r(`main`,{id:`comparison`,class:`comparison`,hidden:!0});counts=r(`p`,{id:`tree-counts`,class:`soft`,role:`status`});constructor(e){this.tree=e,e.drawings&&pt(e.drawings),this.speak(),this.model=new O(e),this.build(),this.stage=new rs({sides:()=>this.sides(),boardOf:e=>Promise.resolve(this.board(e)),hasBoards:()=>this.tree.boards!==void 0,pick:e=>this.stage.select(e),point:e=>this.point(e),replay:()=>void 0,told:e=>this.title.textContent=e?this.tree.title:ps(this.tree.title),introduce:()=>ds(this.model),beside:(e,t)=>({actions:r(`div`,{class:`line`},t,this.link(e)),truth:``,answer:null}),chips:()=>[],rings:()=>null}),this.show()}build(){let e=r(`input`,{type:`file`,accept:`.json,application/json`,hidden:!0,onchange:()=>void this.open(e.files?.[0])}),t=r(`button`,{id:`open-tree`,class:`small`,onclick:()=>e.click()});S(t,`viewer-open`);let n=r(`input`,{type:`file`,id:`rival-file`,accept:`.json,application/json`,hidden:!0,onchange:()=>void this.compare(n.files?.[0])}),i=r(`button`,{id:`compare-tree`,class:`small`,onclick:()=>n.click()});S(i,`viewer-compare`);let a=r(`button`,{id:`alone`,class:`small`,hidden:window.self===window.top,onclick:()=>window.open(window.location.href,`_blank`,`noopener`)});S(a,`viewer-alone`);let o=as(t,e,i,n,a);document.body.prepend(r(`header`,{class:`viewer-head`},this.title,this.counts,o),r(`main`,{id:`tree-single`,class:`tree-single`},...os(this.card)),this.comparison,r(`p`,{id:`said`,class:`unseen`,"aria-live":`polite`})),document.addEventListener(`dragover`,e=>e.preventDefault()),document.addEventListener(`drop`,e=>{e.preventDefault(),this.open(e.dataTransfer?.files[0])}),matchMedia(`(prefers-color-scheme: dark)`).addEventListener(`change`,()=>{bs(),this.stage.recolour(),this.pair?.recolour()})}speak(){let{tree:e}=this;e.language!==void 0&&e.language!==v()&&at(ss(e.language)),document.documentElement.lang=v(),cs(e)}sides(){return ls(this.tree)}show(){let{tree:e,model:t}=this;document.title=e.title,this.title.textContent=e.title,this.counts.textContent=us(e,t),this.stage.show(t,ms(e))}async open(e){let t=await this.read(e);e&&t&&(this.closeComparison(),[this.tree,this.model]=[t,new O(t)],this.speak(),this.show(),this.counts.append(` ${b(`viewer-dropped`,{name:e.name})}`))}async read(e){if(!e)return null;try{return ei(await e.text())}catch(e){return this.counts.textContent=e instanceof W?e.message:String(e),null}}async compare(e){let t=await this.read(e);if(!t)return;this.closeComparison();let n={first:this.tree,second:t},i={first:this.model,second:new O(t)},a=new oo(i,{sides:this.sides(),caption:e=>[r(`strong`,{},n[e].title)],hasBoards:()=>n.first.boards!==void 0||n.second.boards!==void 0,boardOf:(e,t,r,i)=>{let{boards:a}=n[e];return Promise.resolve(a?zr(a,k(i[e],t)):null)}});this.pair=a,s(this.comparison,so(gs(i,a.seen),()=>this.closeComparison()),a.element,co()),this.seeComparison(!0)}closeComparison(){this.pair?.destroy(),this.pair=null,this.seeComparison(!1)}seeComparison(e){this.comparison.hidden=!e,document.body.classList.toggle(`comparing`,e),l(`tree-single`).hidden=e}board(e){return this.tree.boards?zr(this.tree.boards,e):null}link(e){let t=this.tree.links?.[e];return t===void 0?null:r(`a`,{href:t},b(`viewer-link`))}point(e){if(this.card.hidden=e===null,!e)return;let{canvas:t,node:n,whole:r,point:i,moment:a}=e;s(this.card,Yr(this.model,r,this.sides(),a)),Fr(this.card,t.element,i,Nr(t.model,t.camera,n,[t.element.clientWidth,t.element.clientHeight]))}begin(e){let t=Number(e.get(`step`));t>=1&&this.stage.player.jump(Math.floor(t)-1),e.has(`play`)&&this.stage.player.toggle()}};function gs({first:e,second:t},n){if(e.size>1&&t.size>1&&n.both<=1)return b(`viewer-compare-nothing`);let[r,i]=[e,t].map(_s);return(r===void 0||i===void 0?``:`${b(r===i?`compare-same-value`:`compare-other-value`,{value:r,other:i})}. `)+b(`viewer-compare-words`,{first:vs(n.first),second:vs(n.second),both:vs(n.both)})}function _s({growth:e,value:t}){return e?void 0:C(k(t,0))}function vs(e){return b(`nodes`,{count:e})}var ys=new URLSearchParams(window.location.hash.slice(1));function bs(){let{dataset:e,classList:t}=document.documentElement,n=ys.get(`theme`)??e.made??``;e.theme=n===`dark`||n!==`light`&&matchMedia(`(prefers-color-scheme: dark)`).matches?`dark`:`light`,t.toggle(`framed`,window.self!==window.top||ys.has(`embed`))}bs();var xs=document.getElementById(`tree`)?.textContent??``;try{new hs(JSON.parse(xs)).begin(ys)}catch(e){document.body.append(r(`p`,{},e instanceof Error?e.message:String(e)))}})();